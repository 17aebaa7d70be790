// Checks messages against the protocol's own description, metaModel.json.
import fs from 'node:fs';

const isObject = v => v !== null && typeof v === 'object' && !Array.isArray(v);
const isWhole = (v, low, high) => Number.isInteger(v) && low <= v && v <= high;
const isString = v => typeof v === 'string';

const baseTypes = {
  string: isString,
  DocumentUri: isString,
  URI: isString,
  RegExp: isString,
  boolean: v => typeof v === 'boolean',
  null: v => v === null,
  decimal: v => typeof v === 'number',
  integer: v => isWhole(v, -(2 ** 31), 2 ** 31 - 1),
  uinteger: v => isWhole(v, 0, 2 ** 31 - 1),
};

// The aliases that recurse into any JSON.
const anything = new Set(['LSPAny', 'LSPObject', 'LSPArray']);

export class MetaModel {
  constructor(path) {
    const model = JSON.parse(fs.readFileSync(path, 'utf8'));
    const byName = list => new Map(list.map(entry => [entry.name, entry]));
    const byMethod = list => new Map(list.map(entry => [entry.method, entry]));
    this.structures = byName(model.structures);
    this.enumerations = byName(model.enumerations);
    this.aliases = byName(model.typeAliases);
    this.requests = byMethod(model.requests);
    this.notifications = byMethod(model.notifications);
  }

  // What is wrong with a value of that type: a list of sentences, empty for nothing.
  problems(type, value, at) {
    const otherwise = (fits, what) => (fits ? [] : [`${at}: ${JSON.stringify(value)} is no ${what}`]);
    switch (type.kind) {
      case 'base':
        return otherwise(baseTypes[type.name](value), type.name);
      case 'stringLiteral':
        return otherwise(value === type.value, `"${type.value}"`);
      case 'reference':
        return this.#reference(type.name, value, at);
      case 'literal':
        return this.#members(type.value.properties, value, at);
      case 'and':
        return type.items.flatMap(item => this.problems(item, value, at));
      case 'or': {
        const tries = type.items.map(item => this.problems(item, value, at));
        return tries.reduce((best, next) => (next.length < best.length ? next : best));
      }
      case 'array':
        if (!Array.isArray(value)) return otherwise(false, 'array');
        return value.flatMap((v, i) => this.problems(type.element, v, `${at}[${i}]`));
      case 'tuple':
        if (!Array.isArray(value) || value.length !== type.items.length) return otherwise(false, 'tuple');
        return type.items.flatMap((item, i) => this.problems(item, value[i], `${at}[${i}]`));
      case 'map':
        if (!isObject(value)) return otherwise(false, 'map');
        return Object.entries(value).flatMap(([k, v]) => this.problems(type.value, v, `${at}.${k}`));
    }
    throw new Error(`unknown kind of type: ${type.kind}`);
  }

  // Of a request or notification, as the other side sends it.
  messageProblems(message) {
    const isRequest = 'id' in message;
    const entry = (isRequest ? this.requests : this.notifications).get(message.method);
    if (!entry) return [`${message.method}: no such ${isRequest ? 'request' : 'notification'}`];
    if (!entry.params) return [];
    return this.problems(entry.params, message.params, `${message.method}.params`);
  }

  resultProblems(method, result) {
    return this.problems(this.requests.get(method).result, result, `${method}.result`);
  }

  #reference(name, value, at) {
    if (anything.has(name)) return [];
    if (this.aliases.has(name)) return this.problems(this.aliases.get(name).type, value, at);
    const enumeration = this.enumerations.get(name);
    if (!enumeration) return this.#members(this.#properties(name), value, at);
    if (enumeration.supportsCustomValues) return this.problems(enumeration.type, value, at);
    const known = enumeration.values.some(entry => entry.value === value);
    return known ? [] : [`${at}: ${JSON.stringify(value)} is no ${name}`];
  }

  // Of a structure and all that it is made of.
  #properties(name) {
    const { extends: bases = [], mixins = [], properties } = this.structures.get(name);
    return [...[...bases, ...mixins].flatMap(base => this.#properties(base.name)), ...properties];
  }

  #members(properties, value, at) {
    if (!isObject(value)) return [`${at}: ${JSON.stringify(value)} is no object`];
    return properties.flatMap(({ name, type, optional }) => {
      if (name in value) return this.problems(type, value[name], `${at}.${name}`);
      return optional ? [] : [`${at}.${name}: missing`];
    });
  }
}

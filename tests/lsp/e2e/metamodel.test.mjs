// The checker itself, against labelled messages.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { MetaModel } from './metamodel.mjs';
import { sharedFile } from './server.mjs';

const model = new MetaModel(sharedFile('data/lsp/metaModel.json'));

test('right messages pass, wrong ones do not', t => {
  const file = sharedFile('data/lsp/messages.jsonl.gz');
  if (!fs.existsSync(file)) return t.skip(`${file} is absent`);
  const lines = zlib.gunzipSync(fs.readFileSync(file)).toString().trimEnd().split('\n');
  let wrong = 0;
  let caught = 0;
  for (const line of lines) {
    const { valid, message } = JSON.parse(line);
    const { id, jsonrpc } = message;
    if (jsonrpc !== '2.0' || (id !== undefined && !Number.isInteger(id) && typeof id !== 'string')) continue;
    const problems = model.messageProblems(message);
    if (valid) assert.deepEqual(problems, [], line);
    wrong += valid ? 0 : 1;
    caught += !valid && problems.length > 0 ? 1 : 0;
  }
  // What it lets through are numbers beyond 32 bits inside of free-form data, and ids.
  assert.ok(caught > 0.8 * wrong, `${caught} of ${wrong}`);
});

test('what a server might send wrongly is seen', () => {
  const published = diagnostic => model.messageProblems({
    method: 'textDocument/publishDiagnostics',
    params: { uri: 'file:///a', diagnostics: [diagnostic] },
  });
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  assert.deepEqual(published({ range, message: 'x', severity: 1 }), []);
  assert.equal(published({ range, message: 'x', severity: 9 }).length, 1);
  assert.equal(published({ range: { start: range.start }, message: 'x' }).length, 1);
  assert.equal(published({ range, message: 3 }).length, 1);
  assert.notDeepEqual(model.resultProblems('textDocument/hover', { contents: 3 }), []);
  assert.deepEqual(model.resultProblems('textDocument/hover', null), []);
});

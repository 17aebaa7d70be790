// A real client library drives the real server.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import protocol from 'vscode-languageserver-protocol/node.js';
import { Server, sharedFile } from './server.mjs';

const { CodeActionRequest, CompletionRequest, DocumentDiagnosticRequest, HoverRequest } = protocol;

const uri = 'file:///games/a.pgn';
const codes = diagnostics => diagnostics.map(d => d.code);
const at = (line, character) => ({ line, character });

// What VS Code says of itself, as far as the server looks.
const vscode = {
  general: { positionEncodings: ['utf-16'] },
  workspace: { workspaceEdit: { documentChanges: true } },
  textDocument: {
    hover: { contentFormat: ['markdown', 'plaintext'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'source'] } } },
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
  },
};

// The text after edits of one document, in UTF-16 positions, which are JavaScript's own.
function applyEdits(text, edits) {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const offset = ({ line, character }) => starts[line] + character;
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce((t, e) => t.slice(0, offset(e.range.start)) + e.newText + t.slice(offset(e.range.end)), text);
}

const channels = {
  'standard input and output': () => Server.stdio(),
  'standard input and output, as vscode-languageclient starts it': () =>
    Server.stdio('--stdio', `--clientProcessId=${process.pid}`),
  'a TCP port that the server listens on': () => Server.tcp(),
  'a TCP port that the client listens on': () => Server.connecting('--socket', 0),
  'a Unix socket that the client listens on': () =>
    Server.connecting('--pipe', path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'arbiter-')), 's')),
};

for (const [name, open] of Object.entries(channels)) {
  test(`a session over ${name}`, { timeout: 60_000 }, async () => {
    const server = await open();
    const { capabilities, serverInfo } = await server.initialize(vscode, { documentationUrl: 'https://example.org/rules' });
    assert.equal(serverInfo.name, 'arbiter');
    assert.equal(capabilities.positionEncoding, 'utf-16');

    const text = '[Event "é🐍"]\n\n{🐍} 1. e4 e5 2. Ke3 Nc6 *\n';
    await server.open(uri, text);
    const [diagnostic] = (await server.diagnostics(uri, 1)).filter(d => d.code === 'illegal-move');
    assert.deepEqual(diagnostic.range, { start: at(2, 17), end: at(2, 20) });
    assert.equal(diagnostic.codeDescription.href, 'https://example.org/rules/illegal-move.md');

    const hover = await server.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: at(2, 8),
    });
    assert.match(hover.contents.value, /rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR b KQkq/);

    const completions = await server.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri },
      position: diagnostic.range.end,
    });
    const knight = completions.items.find(item => item.label === 'Nf3');
    assert.deepEqual(knight.textEdit, { range: diagnostic.range, newText: 'Nf3' });

    await server.change(uri, 2, { range: diagnostic.range, text: 'Nf3' });
    assert.ok(!codes(await server.diagnostics(uri, 2)).includes('illegal-move'));
    await server.close(uri);
    assert.deepEqual(await server.diagnostics(uri), []);
    await server.end();
  });
}

test('every quick fix is valid and mends what it names', { timeout: 60_000 }, async () => {
  const server = Server.stdio();
  await server.initialize(vscode);
  const text = '[Event "x"]\n\n1. e4 e5 2. Ngf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. e4e5 *\n';
  await server.open(uri, text);
  const before = await server.diagnostics(uri, 1);
  const actions = await server.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: { start: at(0, 0), end: at(99, 0) },
    context: { diagnostics: before },
  });
  assert.ok(actions.length >= 2, JSON.stringify(actions));
  let version = 1;
  for (const action of actions) {
    const [change] = action.edit.documentChanges;
    assert.deepEqual(change.textDocument, { uri, version: 1 });
    await server.change(uri, ++version, { text: applyEdits(text, change.edits) });
    const [{ code, range }] = action.diagnostics;
    const after = await server.diagnostics(uri, version);
    const same = d => d.code === code && d.range.start.character === range.start.character;
    assert.ok(before.some(same) && !after.some(same), `${action.title} does not mend ${code}`);
  }
  await server.end();
});

test('fix all leaves nothing that it could fix', { timeout: 60_000 }, async () => {
  const server = Server.stdio();
  await server.initialize(vscode);
  const text = '1. e4 e5 2. Ngf3 Nc6 3. Bc4 Bc5 4. 0-0 *\r\n';
  await server.open(uri, text);
  const request = {
    textDocument: { uri },
    range: { start: at(0, 0), end: at(0, 0) },
    context: { diagnostics: [], only: ['source.fixAll'] },
  };
  const [action] = await server.connection.sendRequest(CodeActionRequest.type, request);
  const fixed = applyEdits(text, action.edit.documentChanges[0].edits);
  assert.match(fixed, /2\. Nf3 Nc6 3\. Bc4 Bc5 4\. O-O/);
  await server.change(uri, 2, { text: fixed });
  assert.deepEqual(await server.connection.sendRequest(CodeActionRequest.type, request), []);
  await server.end();
});

test('a client can pull', { timeout: 60_000 }, async () => {
  const server = Server.stdio();
  await server.initialize({ textDocument: { diagnostic: {} } });
  await server.open(uri, '1. e4 e5 2. Ke3 *\n');
  const pull = previousResultId => server.connection.sendRequest(
    DocumentDiagnosticRequest.type, { textDocument: { uri }, previousResultId });
  const full = await pull();
  assert.ok(codes(full.items).includes('illegal-move'));
  assert.equal((await pull(full.resultId)).kind, 'unchanged');
  await server.end();
});

test('errors have the protocol\'s codes', { timeout: 60_000 }, async () => {
  const server = Server.stdio();
  const code = promise => promise.then(() => 'no error', error => error.code);
  const hover = { textDocument: { uri }, position: at(0, 0) };
  assert.equal(await code(server.connection.sendRequest('textDocument/hover', hover)), -32002);
  await server.initialize(vscode);
  assert.equal(await code(server.connection.sendRequest('initialize', { capabilities: {} })), -32600);
  assert.equal(await code(server.connection.sendRequest('no/such', {})), -32601);
  assert.equal(await code(server.connection.sendRequest('textDocument/hover', {})), -32602);
  assert.equal(await code(server.connection.sendRequest('textDocument/hover', hover)), -32803);
  server.checked();
  server.child.stdin.end();
  assert.equal(await server.exited, 1);
});

test('a cancelled request is answered at once', { timeout: 60_000 }, async () => {
  const server = Server.stdio();
  await server.initialize({ textDocument: { diagnostic: {} } });
  await server.open(uri, '[Event "x"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n'.repeat(20_000));
  const source = new protocol.CancellationTokenSource();
  const answer = server.connection.sendRequest(
    DocumentDiagnosticRequest.type, { textDocument: { uri } }, source.token);
  source.cancel();
  await assert.rejects(answer, { code: -32800 });
  await server.end();
});

test('the server ends with its client\'s process', { timeout: 60_000 }, async () => {
  const client = spawn('sleep', ['60']);
  const server = Server.stdio(`--clientProcessId=${client.pid}`);
  await server.connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  client.kill();
  assert.equal(await server.exited, 1);
  server.checked();
});

test('nothing but messages comes on standard output', { timeout: 60_000 }, async () => {
  const server = Server.stdio();
  await server.initialize(vscode);
  server.child.stdin.write('stray\n\nContent-Length: 3\r\n\r\n{x}');
  await server.open(uri, 'no game at all \0 \x1b[31m');
  await server.diagnostics(uri, 1);
  await server.end();
});

test('a real file, opened, broken and mended', { timeout: 120_000 }, async t => {
  const file = sharedFile('corpus/twic1389.pgn');
  if (!fs.existsSync(file)) return t.skip(`${file} is absent`);
  const text = fs.readFileSync(file, 'utf8');
  const server = Server.stdio();
  await server.initialize(vscode);
  await server.open(uri, text);
  assert.ok(!codes(await server.diagnostics(uri, 1)).includes('illegal-move'));

  const offset = text.indexOf('1. e4 ', text.length / 2) + 3;
  const place = at(text.slice(0, offset).split('\n').length - 1, 3);
  await server.change(uri, 2, { range: { start: place, end: place }, text: 'K' });
  const [broken] = (await server.diagnostics(uri, 2)).filter(d => d.code === 'illegal-move');
  assert.deepEqual(broken.range.start, place);
  const end = { ...place, character: place.character + 1 };
  await server.change(uri, 3, { range: { start: place, end }, text: '' });
  assert.ok(!codes(await server.diagnostics(uri, 3)).includes('illegal-move'));
  await server.end();
});

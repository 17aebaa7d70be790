// Starts the real server and talks to it with the client library of VS Code. Everything that the
// server sends is checked against the meta model.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import protocol from 'vscode-languageserver-protocol/node.js';
import { MetaModel } from './metamodel.mjs';

const { SocketMessageReader, SocketMessageWriter, StreamMessageReader, StreamMessageWriter } = protocol;

const { ARBITER: binary, SHARED: shared } = process.env;
assert.ok(binary && shared, 'ARBITER is to be the binary, SHARED the folder of shared data');

export const sharedFile = name => path.join(shared, name);
const model = new MetaModel(sharedFile('data/lsp/metaModel.json'));

export class Server {
  #problems = [];
  #methods = new Map(); // of requests that wait for their answer, by id
  #published = [];
  #waiting = [];

  // Over standard input and output.
  static stdio(...args) {
    const child = start(args);
    const reader = new StreamMessageReader(child.stdout);
    return new Server(child, reader, new StreamMessageWriter(child.stdin));
  }

  // The server listens on a TCP port.
  static async tcp() {
    const port = await freePort();
    const child = start(['--port', port]);
    await listening(child);
    const socket = net.connect(port, '127.0.0.1');
    return new Server(child, new SocketMessageReader(socket), new SocketMessageWriter(socket), socket);
  }

  // The client listens, and the server connects: on a Unix socket by `--pipe`, on a port by `--socket`.
  static async connecting(flag, address) {
    const listener = net.createServer();
    await new Promise(done => listener.listen(address, done));
    const { port } = listener.address();
    const child = start([`${flag}=${port ?? address}`]);
    const socket = await new Promise(done => listener.once('connection', done));
    listener.close();
    return new Server(child, new SocketMessageReader(socket), new SocketMessageWriter(socket), socket);
  }

  constructor(child, reader, writer, socket) {
    this.child = child;
    this.socket = socket;
    this.exited = new Promise(done => child.once('exit', code => done(code)));
    this.#tap(reader, writer);
    this.connection = protocol.createProtocolConnection(reader, writer);
    this.connection.onNotification(protocol.PublishDiagnosticsNotification.type, params => {
      this.#published.push(params);
      this.#waiting.splice(0).forEach(wake => wake());
    });
    this.connection.onNotification('window/logMessage', () => {});
    this.connection.listen();
  }

  async initialize(capabilities = {}, initializationOptions = {}) {
    const result = await this.connection.sendRequest(protocol.InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities,
      initializationOptions,
    });
    await this.connection.sendNotification(protocol.InitializedNotification.type, {});
    return result;
  }

  open(uri, text, version = 1) {
    return this.connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'pgn', version, text },
    });
  }

  change(uri, version, ...contentChanges) {
    return this.connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  close(uri) {
    return this.connection.sendNotification(protocol.DidCloseTextDocumentNotification.type, {
      textDocument: { uri },
    });
  }

  // The diagnostics of that version, when they have come; without a version the next that come.
  async diagnostics(uri, version) {
    for (;;) {
      const found = this.#published.findIndex(
        p => p.uri === uri && (version === undefined || p.version === version));
      if (found >= 0) return this.#published.splice(found, 1)[0].diagnostics;
      await new Promise(done => this.#waiting.push(done));
    }
  }

  // Ends the session as an editor does, and tells whether all was right.
  async end() {
    await this.connection.sendRequest(protocol.ShutdownRequest.type);
    await this.connection.sendNotification(protocol.ExitNotification.type);
    assert.equal(await this.exited, 0, 'exit status');
    this.checked();
  }

  checked() {
    assert.deepEqual(this.#problems, [], 'the meta model');
    this.connection.dispose();
    this.socket?.destroy();
  }

  #tap(reader, writer) {
    const listen = reader.listen.bind(reader);
    reader.listen = receive => listen(message => { this.#check(message); receive(message); });
    const write = writer.write.bind(writer);
    writer.write = message => {
      if ('id' in message && 'method' in message) this.#methods.set(message.id, message.method);
      return write(message);
    };
  }

  #check(message) {
    if ('method' in message) {
      this.#problems.push(...model.messageProblems(message));
      return;
    }
    const method = this.#methods.get(message.id);
    if (!this.#methods.delete(message.id) && message.id !== null) {
      this.#problems.push(`an answer to no request: ${JSON.stringify(message)}`);
    } else if ('result' in message) {
      this.#problems.push(...model.resultProblems(method, message.result));
    } else if (!Number.isInteger(message.error?.code) || typeof message.error.message !== 'string') {
      this.#problems.push(`neither result nor error: ${JSON.stringify(message)}`);
    }
  }
}

function start(args) {
  return spawn(binary, ['lsp', ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

async function freePort() {
  const listener = net.createServer();
  await new Promise(done => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address();
  await new Promise(done => listener.close(done));
  return port;
}

// Until it says so in its log.
function listening(child) {
  return new Promise((done, fail) => {
    let log = '';
    child.once('exit', () => fail(new Error(`the server ended: ${log}`)));
    child.stderr.on('data', bytes => {
      log += bytes;
      if (log.includes('listening on 127.0.0.1:')) done();
    });
  });
}

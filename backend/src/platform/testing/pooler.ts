import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';

export interface Pooling {
  /** The event after which a client gives its session back. */
  readonly by: 'session' | 'transaction' | 'statement';
  /**
   * The idle session that is used next: the last that was given back, the first, or the client’s own as long as it is
   * free.
   */
  readonly next?: 'last' | 'first' | 'own';
  /** The most sessions of Postgres. */
  readonly sessions?: number;
  /** Whether sessions are reset when they are given back, if that happens by session. */
  readonly reset?: boolean;
  /** Whether messages of NOTIFY are passed on. */
  readonly notifies?: boolean;
}

/** A session of Postgres. */
interface Backend {
  readonly socket: Socket;
  client: Client | undefined;
  status: string;
}

interface Client {
  readonly socket: Socket;
  backend: Backend | undefined;
  own: Backend | undefined;
  /** Messages of the client that wait for a session. */
  queue: Buffer[];
  /** The number of questions that Postgres has not yet answered completely. */
  open: number;
}

const requestForTls = 80_877_103;
const discardAll = message('Q', Buffer.from('DISCARD ALL\0'));
const welcome = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

/**
 * A minimal pooler on loopback in front of a real Postgres. It lets everyone in and shares its own sessions among its
 * clients in turns.
 */
export class Pooler {
  private readonly sockets = new Set<Socket>();
  private readonly idle: Backend[] = [];
  private readonly waiting: Client[] = [];
  private opened = 0;

  private constructor(
    private readonly listener: Server,
    private readonly databaseUrl: string,
    private readonly pooling: Required<Pooling>,
  ) {}

  static async start(databaseUrl: string, pooling: Pooling): Promise<Pooler> {
    const listener = createServer();
    const all = { next: 'last', sessions: 60, reset: true, notifies: true, ...pooling } as const;
    const pooler = new Pooler(listener, databaseUrl, all);
    listener.on('connection', (socket) => pooler.welcome(socket));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return pooler;
  }

  get url(): string {
    const url = new URL(this.databaseUrl);
    url.port = String((this.listener.address() as AddressInfo).port);
    return url.href;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.listener.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private welcome(socket: Socket): void {
    const client: Client = { socket, backend: undefined, own: undefined, queue: [], open: 0 };
    let greeted = false;
    this.keep(socket, () => this.leave(client));
    eachMessage(
      socket,
      () => !greeted,
      (bytes) => {
        if (greeted) return this.ask(client, bytes);
        if (bytes.readInt32BE(4) === requestForTls) return void socket.write('N');
        greeted = true;
        return void socket.write(welcome);
      },
    );
  }

  private ask(client: Client, bytes: Buffer): void {
    if (letterOf(bytes) === 'X') return void client.socket.end();
    client.queue.push(bytes);
    if (client.backend) this.pass(client, client.backend);
    else if (!this.waiting.includes(client)) {
      this.waiting.push(client);
      this.give();
    }
  }

  /** Gives idle sessions to waiting clients, and opens more as long as it may. */
  private give(): void {
    while (this.waiting.length > 0) {
      const backend = this.nextFor(this.waiting[0]);
      if (!backend) break;
      const client = this.waiting.shift() as Client;
      [client.backend, client.own, backend.client] = [backend, backend, client];
      this.pass(client, backend);
    }
    if (this.waiting.length === 0 || this.opened >= this.pooling.sessions) return;
    this.opened += 1;
    void this.open();
  }

  private nextFor(client: Client | undefined): Backend | undefined {
    const { next, sessions } = this.pooling;
    const at = next === 'own' && client?.own ? this.idle.indexOf(client.own) : -1;
    if (at >= 0) return this.idle.splice(at, 1)[0];
    // Every client gets a session of its own as long as more can be opened.
    if (next === 'own' && !client?.own && this.opened < sessions) return undefined;
    return next === 'last' ? this.idle.pop() : this.idle.shift();
  }

  private async open(): Promise<void> {
    const login = new pg.Client({ connectionString: this.databaseUrl });
    login.on('error', () => undefined);
    await login.connect();
    const socket = login.connection.stream as Socket;
    socket.removeAllListeners('data');
    const backend: Backend = { socket, client: undefined, status: 'I' };
    this.keep(socket, () => this.lose(backend));
    eachMessage(
      socket,
      () => false,
      (bytes) => this.answer(backend, bytes),
    );
    this.idle.push(backend);
    this.give();
  }

  private pass(client: Client, backend: Backend): void {
    for (const bytes of client.queue.splice(0)) {
      if ('QSF'.includes(letterOf(bytes))) client.open += 1;
      backend.socket.write(bytes);
    }
  }

  private answer(backend: Backend, bytes: Buffer): void {
    const { client } = backend;
    const letter = letterOf(bytes);
    if (letter === 'Z') backend.status = bytes.toString('latin1', 5, 6);
    if (!client) {
      // This message is the answer to the reset.
      if (letter === 'Z') this.takeBack(backend);
      return;
    }
    if (letter !== 'A' || this.pooling.notifies) client.socket.write(bytes);
    if (letter !== 'Z') return;
    client.open -= 1;
    const { by } = this.pooling;
    if (client.open > 0 || by === 'session' || (by === 'transaction' && backend.status !== 'I')) return;
    [client.backend, backend.client] = [undefined, undefined];
    this.takeBack(backend);
  }

  private takeBack(backend: Backend): void {
    this.idle.push(backend);
    this.give();
  }

  private leave(client: Client): void {
    if (this.waiting.includes(client)) this.waiting.splice(this.waiting.indexOf(client), 1);
    const { backend } = client;
    if (!backend) return;
    backend.client = undefined;
    if (client.open > 0 || backend.status !== 'I') backend.socket.destroy();
    else if (this.pooling.reset) backend.socket.write(discardAll);
    else this.takeBack(backend);
  }

  private lose(backend: Backend): void {
    this.opened -= 1;
    if (this.idle.includes(backend)) this.idle.splice(this.idle.indexOf(backend), 1);
    backend.client?.socket.end();
    this.give();
  }

  private keep(socket: Socket, closed: () => void): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.sockets.delete(socket);
      closed();
    });
  }
}

function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const letterOf = (bytes: Buffer): string => String.fromCharCode(bytes[0] ?? 0);

/** @param bare whether the next message has no letter, as a client’s first message */
function eachMessage(socket: Socket, bare: () => boolean, take: (bytes: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = bare() ? 0 : 1;
      const length = rest.length < head + 4 ? Infinity : head + rest.readInt32BE(head);
      if (rest.length < length) return;
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}

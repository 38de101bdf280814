import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The direction in which bytes flow: `requests` from client to server, `answers` back. */
export type Direction = 'requests' | 'answers';

/**
 * A TCP proxy on loopback in front of a real server, for the faults of a network. They apply to open and to later
 * connections until {@link heal}. To lose an answer after its request went through, call `swallow('answers')`, wait for
 * the effect on the server, then call `cut()`.
 */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly muted = new WeakSet<Socket>();
  private readonly swallowed = new Set<Direction>();
  private delay = 0;
  private refusing = false;

  private constructor(private readonly listener: Server) {}

  /** Listens on a free port of 127.0.0.1 and forwards to another port there. */
  static async start(targetPort: number): Promise<TcpProxy> {
    // The proxy passes the end of one half on to the other side and must not end the other half by itself.
    const listener = createServer({ allowHalfOpen: true });
    const proxy = new TcpProxy(listener);
    listener.on('connection', (client) => proxy.connect(client, targetPort));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  /** The address of the server behind it, changed so that it leads to the proxy. */
  inFrontOf(address: string): string {
    const url = new URL(address);
    url.port = String(this.port);
    return url.href;
  }

  /** Breaks every open connection (RST); new ones are accepted. */
  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Breaks every open connection, and every new one as soon as it is made. */
  refuse(): void {
    this.refusing = true;
    this.cut();
  }

  /** Takes in the bytes of one direction and passes none of them on, without a sign to either side. */
  swallow(direction: Direction): void {
    this.swallowed.add(direction);
  }

  /** Stops passing anything on over the connections that are open now, even their end; new ones work. */
  mute(): void {
    for (const socket of this.sockets) this.muted.add(socket);
  }

  /** Delays all bytes by this time, in order. */
  slowDown(milliseconds: number): void {
    this.delay = milliseconds;
  }

  /**
   * Ends all faults. Connections that lost bytes to {@link swallow} are broken, because their two ends no longer agree.
   */
  heal(): void {
    if (this.swallowed.size > 0) this.cut();
    this.swallowed.clear();
    this.delay = 0;
    this.refusing = false;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.listener.close(resolve));
    this.cut();
    await closed;
  }

  private connect(client: Socket, targetPort: number): void {
    if (this.refusing) return void client.resetAndDestroy();
    const server = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    this.forward(client, server, 'requests');
    this.forward(server, client, 'answers');
  }

  private forward(from: Socket, to: Socket, direction: Direction): void {
    this.sockets.add(from);
    let passing = Promise.resolve();
    const inOrder = (step: () => void): void => {
      const due = performance.now() + this.delay;
      passing = passing.then(() => sleep(Math.max(0, due - performance.now()))).then(step);
    };
    from.on('data', (bytes) => {
      if (!this.swallowed.has(direction) && !this.muted.has(from)) inOrder(() => void to.write(bytes));
    });
    from.on('end', () => {
      if (!this.muted.has(from)) inOrder(() => void to.end());
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.sockets.delete(from);
      // A socket that was reset never sent `end`, so its partner must be told here.
      if (!from.readableEnded && !this.muted.has(from)) to.resetAndDestroy();
    });
  }
}

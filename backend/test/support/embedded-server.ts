import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerAddresses } from '../../embedded/servers.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { readyAddress } from './server-process.js';
import { Visitor } from './visitor.js';

export const adminPassword = 'correct horse battery';
const program = path.resolve('dist/backend/src/main.js');

export type Victim = 'application' | 'event store' | 'everything';

/**
 * The product as a newcomer has it: one command, an embedded Postgres and an embedded event store in one data
 * directory, which outlives every kill. Needs the compiled backend.
 */
export class EmbeddedServer {
  private child: ChildProcess | undefined;
  private address = '';

  private constructor(
    private readonly directory: string,
    private readonly removeDirectory: () => Promise<void>,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<EmbeddedServer> {
    const { path: directory, remove } = await temporaryDirectory();
    const server = new EmbeddedServer(directory, remove, settings);
    await server.start();
    return server;
  }

  get origin(): string {
    return this.address;
  }

  get addresses(): ServerAddresses {
    return JSON.parse(readFileSync(path.join(this.directory, 'servers.json'), 'utf8')) as ServerAddresses;
  }

  /** Starts on the contents of the directory. Resolves when it is ready for requests. */
  async start(): Promise<void> {
    this.child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: this.directory,
        ADMIN_PASSWORD: adminPassword,
        LOG_LEVEL: 'fatal',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.address = await readyAddress(this.child);
  }

  admin(): Promise<Visitor> {
    return new Visitor(this.origin).signIn('admin', adminPassword);
  }

  /**
   * Kills a process with `kill -9`. The application is started again by `start`; an event store alone by the
   * application itself.
   */
  async kill(victim: Victim): Promise<void> {
    const children = this.children();
    const eventStore = children.filter(({ command }) => command.includes('event-store'));
    const victims = victim === 'event store' ? eventStore : victim === 'everything' ? children : [];
    for (const { pid } of victims) send(pid, 'SIGKILL');
    if (victim === 'event store') return;
    await this.end('SIGKILL');
  }

  /** @returns the exit code, and how many of its processes are still running */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ exitCode: number | null; left: number }> {
    const children = this.children();
    await this.end(signal);
    const left = children.filter(({ pid }) => send(pid, 0)).length;
    return { exitCode: this.child?.exitCode ?? null, left };
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.removeDirectory();
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }

  private children(): { pid: number; command: string }[] {
    if (this.child?.pid === undefined) return [];
    const parent = String(this.child.pid);
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
      .flatMap((match) =>
        match && match[2] === parent ? [{ pid: Number(match[1]), command: match[3] ?? '' }] : [],
      );
  }
}

/** @returns false when the process has ended, as each of them may at any moment */
function send(pid: number, signal: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

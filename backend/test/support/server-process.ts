import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import type { TestServers } from '../../src/platform/testing/test-servers.js';
import { addAuthor, type Author } from './authors.js';
import { Visitor } from './visitor.js';

const adminPassword = 'correct horse battery';
const program = path.resolve('dist/backend/src/main.js');

/**
 * The application as a process of its own, as `npm start` runs it, for tests that kill it. The servers belong to the
 * test and stay. Needs the compiled backend, which `npm test` builds.
 */
export class ServerProcess {
  private authors = 0;
  private errors = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
    private readonly removeDirectory: () => Promise<void>,
  ) {
    child.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
      process.stderr.write(chunk);
    });
  }

  /** Starts the process. Resolves when it is ready for requests. */
  static async start(servers: TestServers, settings: Record<string, string> = {}): Promise<ServerProcess> {
    const directory = await temporaryDirectory();
    const child = spawn(process.execPath, [program], {
      cwd: directory.path,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: directory.path,
        DATABASE_URL: servers.databaseUrl,
        EVENTSTORE_URL: servers.eventStoreUrl,
        ADMIN_PASSWORD: adminPassword,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(child, await readyAddress(child), directory.remove);
  }

  /** The complaints of the application and of Node. */
  get complaints(): string {
    return this.errors;
  }

  get processId(): number {
    return this.child.pid ?? 0;
  }

  admin(): Promise<Visitor> {
    return new Visitor(this.origin).signIn('admin', adminPassword);
  }

  async author(personaName: string): Promise<Author> {
    this.authors += 1;
    return addAuthor(await this.admin(), `author${this.authors}`, adminPassword, personaName);
  }

  /** Kills the process without any warning, as the machine would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Freezes the process: it neither runs nor ends until it is woken. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  wake(): void {
    this.child.kill('SIGCONT');
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exit = once(this.child, 'exit');
      this.child.kill(signal);
      await exit;
    }
    await this.removeDirectory();
    return this.child.exitCode;
  }
}

export function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /ready at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

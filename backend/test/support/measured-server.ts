import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { memoryEnvironment } from '../../src/platform/program/program.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import type { TestServers } from '../../src/platform/testing/test-servers.js';
import { addAuthor, type Author } from './authors.js';
import { readyAddress } from './server-process.js';
import { Visitor } from './visitor.js';

const adminPassword = 'correct horse battery';
const program = path.resolve('dist/backend/src/main.js');
const probe = path.resolve('backend/test/support/memory-probe.cjs');

/** The memory of the server, in mebibytes, after a full collection. */
export interface Memory {
  /** The memory of its main thread's objects and buffers. */
  readonly held: number;
  /** The memory that the whole process takes of the machine. */
  readonly resident: number;
}

/** The application as a process of its own that reports its memory. */
export class MeasuredServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly origin: string,
    private readonly removeDirectory: () => Promise<void>,
  ) {}

  static async start(servers: TestServers): Promise<MeasuredServer> {
    const directory = await temporaryDirectory();
    const child = fork(program, {
      cwd: directory.path,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: directory.path,
        DATABASE_URL: servers.databaseUrl,
        EVENTSTORE_URL: servers.eventStoreUrl,
        ADMIN_PASSWORD: adminPassword,
        LOG_LEVEL: 'error',
        ...memoryEnvironment,
      },
      execArgv: ['--require', probe],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    return new MeasuredServer(child, await readyAddress(child), directory.remove);
  }

  admin(): Promise<Visitor> {
    return new Visitor(this.origin).signIn('admin', adminPassword);
  }

  async author(username: string, personaName: string): Promise<Author> {
    return addAuthor(await this.admin(), username, adminPassword, personaName);
  }

  async memory(): Promise<Memory> {
    const answer = once(this.child, 'message');
    this.child.send('memory');
    const [memory] = (await answer) as [Memory];
    return memory;
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
    await this.removeDirectory();
  }
}

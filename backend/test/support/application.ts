import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { on } from 'node:events';
import { createApplication } from '../../src/application.js';
import { FirstAdministrator } from '../../src/auth/contract.js';
import type { Clock } from '../../src/platform/kernel/clock.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { addAuthor, type Author } from './authors.js';
import { Visitor } from './visitor.js';

const password = 'correct horse battery';
/** The signing key of the record; without it, each application would leave one in the data directory. */
const signingKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
/** The sign-in key. It is the same for all applications, as replicas need it. */
const signInKey = randomBytes(32).toString('base64');

interface TestOptions {
  readonly settings?: Record<string, string>;
  readonly clock?: Clock;
  /**
   * The servers of an earlier application, to start again on what it left. It must then be stopped by `app.close()`.
   */
  readonly servers?: TestServers;
}

/**
 * The whole application on a real socket, with a Postgres database and an event store of its own. Only the model and
 * the clock can be replaced: the model by settings (`OPENAI_BASE_URL` of a server in the test).
 */
export class TestApplication {
  private authors = 0;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly servers: TestServers,
    readonly origin: string,
  ) {}

  /**
   * The last application that was made. They are made one after the other, because Nest keeps what it knows of classes
   * once for the whole process.
   */
  private static made: Promise<unknown> = Promise.resolve();

  static async start({ servers, ...options }: TestOptions = {}): Promise<TestApplication> {
    const running = servers ?? (await startMigratedServers());
    const making = TestApplication.made.then(() => TestApplication.make(running, options));
    TestApplication.made = making.catch(() => undefined);
    return making;
  }

  private static async make(
    running: TestServers,
    { settings = {}, clock }: TestOptions,
  ): Promise<TestApplication> {
    const app = await createApplication({
      settings: readSettings({
        ADMIN_PASSWORD: password,
        RECORD_SIGNING_KEY: signingKey.toString(),
        SIGN_IN_KEY: signInKey,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
        ...settings,
      }),
      databaseUrl: running.databaseUrl,
      eventStoreUrl: running.eventStoreUrl,
      ...(clock && { clock }),
    });
    await app.listen(0, '127.0.0.1');
    await app.get(FirstAdministrator).ensure();
    return new TestApplication(app, running, await app.getUrl());
  }

  /** A visitor who is not signed in. */
  visitor(): Visitor {
    return new Visitor(this.origin);
  }

  admin(): Promise<Visitor> {
    return this.visitor().signIn('admin', password);
  }

  /** Gives a proof for the visitor, which dangerous acts need when a clock has gone on since the sign-in. */
  async prove(visitor: Visitor): Promise<void> {
    await visitor.post('/api/auth/proof', { password });
  }

  /** A new author with the named persona (without one if undefined), who has already chosen a password. */
  async author(personaName?: string): Promise<Author> {
    const name = `author${(this.authors += 1)}`;
    return addAuthor(await this.admin(), name, password, personaName);
  }

  /**
   * Resolves when this number of further requests wait for what they share: the server has received them, and has since
   * answered others, one after the other.
   */
  async requestsWaiting(count: number, other: () => Promise<unknown>): Promise<void> {
    const requests = on(this.app.getHttpServer(), 'request');
    for (let left = count; left > 0; left -= 1) await requests.next();
    await requests.return?.();
    for (let answered = 0; answered < 10; answered += 1) await other();
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.servers.stop();
  }
}

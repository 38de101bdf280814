import { Secret, TOTP } from 'otpauth';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import { TestApplication } from './application.js';
import type { Answer, Visitor } from './visitor.js';

class SetClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

export const password = 'correct horse battery';
export const minute = 60_000;
/** How long an app shows a code, in milliseconds. */
export const step = 30_000;

/** A person who signs in with two factors. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly here: Visitor;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Two replicas with one clock, and people with authenticator apps. */
export class SecondFactorDesk {
  private constructor(
    readonly clock: SetClock,
    private readonly servers: TestServers,
    readonly application: TestApplication,
    readonly replica: TestApplication,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<SecondFactorDesk> {
    const [clock, servers] = [new SetClock(), await startMigratedServers()];
    const application = await TestApplication.start({ servers, clock, settings });
    const replica = await TestApplication.start({ servers, clock, settings });
    return new SecondFactorDesk(clock, servers, application, replica);
  }

  async stop(): Promise<void> {
    await this.replica.app.close();
    await this.application.app.close();
    await this.servers.stop();
  }

  /** The code that an app with this secret shows, this number of steps ahead of the server's clock. */
  codeOf(secret: string, ahead = 0): string {
    const timestamp = this.clock.now().getTime() + ahead * step;
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
  }

  /** The next code, which nobody has used. */
  nextCode({ secret }: Pick<Person, 'secret'>): string {
    this.clock.aheadMs += step;
    return this.codeOf(secret);
  }

  /** A person who signs in with a password. */
  async newcomer(): Promise<Pick<Person, 'here' | 'id' | 'username'>> {
    const here = await this.application.author('The Appraiser');
    const { id, username } = (await here.get<{ id: string; username: string }>('/api/auth/user')).body;
    return { here, id, username };
  }

  async person(): Promise<Person> {
    const { here, id, username } = await this.newcomer();
    const { secret } = (await here.post<{ secret: string }>('/api/auth/methods/totp')).body;
    const { body } = await here.post<{ recoveryCodes: string[] }>('/api/auth/methods/totp/confirm', {
      code: this.codeOf(secret),
    });
    return { id, username, here, secret, recoveryCodes: body.recoveryCodes };
  }

  /** A visitor who has given the password, but not the second factor. */
  async withTicket({ username }: Pick<Person, 'username'>, at = this.application): Promise<Visitor> {
    const visitor = at.visitor();
    const { status, body } = await visitor.post('/api/auth/login', { username, password });
    expect([status, body]).toEqual([200, { secondFactor: { ways: ['totp', 'recovery'] } }]);
    return visitor;
  }
}

export const showing = (visitor: Visitor, body: object): Promise<Answer> =>
  visitor.post('/api/auth/second-factor', body);

export const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/api/auth/user')).status === 200;

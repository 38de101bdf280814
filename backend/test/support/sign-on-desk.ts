import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import { TestApplication } from './application.js';
import { AtProvider, HouseProvider, ledTo, link, publicUrl } from './house-provider.js';
import type { Visitor } from './visitor.js';

class SetClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

export const minute = 60_000;

export interface Shown {
  readonly id: string;
  readonly username: string;
  readonly role: string;
}

/** An author of the desk, and the linked account of the same person at the provider. */
interface LinkedPerson extends Shown {
  readonly here: Visitor;
  readonly sub: string;
}

/** Two replicas with one clock, and the house’s own provider. */
export class SignOnDesk {
  private people = 0;

  private constructor(
    readonly house: HouseProvider,
    readonly clock: SetClock,
    private readonly servers: TestServers,
    readonly application: TestApplication,
    readonly replica: TestApplication,
  ) {}

  static async start(): Promise<SignOnDesk> {
    const [house, servers, clock] = [
      await HouseProvider.start(),
      await startMigratedServers(),
      new SetClock(),
    ];
    const second = { OIDC_2_ISSUER: house.issuer, OIDC_2_CLIENT_ID: 'other' };
    const settings = { ...house.settings, ...second, PUBLIC_URL: publicUrl };
    const application = await TestApplication.start({ servers, clock, settings });
    const replica = await TestApplication.start({ servers, clock, settings });
    house.serve(application.origin);
    return new SignOnDesk(house, clock, servers, application, replica);
  }

  async stop(): Promise<void> {
    await this.replica.app.close();
    await this.application.app.close();
    await this.servers.stop();
    await this.house.stop();
  }

  async linkedPerson(): Promise<LinkedPerson> {
    const here = await this.application.author('The Appraiser');
    const sub = `person-${(this.people += 1)}`;
    this.house.person = sub;
    this.house.claims = { ...this.house.claims, [sub]: { email: `${sub}@house.example` } };
    const led = await link(this.house, here);
    if (led !== '/profile?part=security') throw new Error(`Linking led to ${led}`);
    return { ...(await userOf(here)), here, sub };
  }

  /** The path on which the provider leads back to the desk, before anybody follows it. */
  async wayBack(visitor: Visitor): Promise<URL> {
    const address = await ledTo(visitor, '/api/auth/oidc/1');
    return new URL(await new AtProvider(this.house.issuer).through(address), publicUrl);
  }
}

export const userOf = async (visitor: Visitor): Promise<Shown> =>
  (await visitor.get<Shown>('/api/auth/user')).body;

export const pathOf = ({ pathname, search }: URL): string => pathname + search;

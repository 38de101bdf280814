import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { modelSettings, startModel } from './articles.js';
import { checkInvariants } from './invariants.js';
import { ServerProcess } from './server-process.js';
import type { Visitor } from './visitor.js';

/** Two replicas on servers of their own, and an administrator at each: `here` at the leader, `there` at the other. */
export class TwoReplicas {
  private constructor(
    readonly model: FakeOpenAi,
    private readonly servers: TestServers,
    readonly leader: ServerProcess,
    readonly follower: ServerProcess,
    readonly here: Visitor,
    readonly there: Visitor,
  ) {}

  /** @param through returns the address at which they reach a database, such as that of a pooler */
  static async start(through = (url: string): Promise<string> => Promise.resolve(url)): Promise<TwoReplicas> {
    const [model, servers] = await Promise.all([startModel(), startMigratedServers()]);
    const settings = { ...modelSettings(model), DATABASE_URL: await through(servers.databaseUrl) };
    // The replica that starts first becomes the leader.
    const leader = await ServerProcess.start(servers, settings);
    const follower = await ServerProcess.start(servers, settings);
    const here = await leader.admin();
    return new TwoReplicas(model, servers, leader, follower, here, here.at(follower.origin));
  }

  /** Ends both replicas, whatever was done to them, and checks what they leave. */
  async stop(): Promise<void> {
    this.leader.wake();
    await Promise.all([this.leader.kill(), this.follower.kill()]);
    expect(await checkInvariants(this.servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
    await this.servers.stop();
    await this.model.stop();
  }
}

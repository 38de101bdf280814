import { seeded } from '../../src/demo/wording/seeded.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { idOfPersona } from '../support/articles.js';
import { tagOf } from '../support/configuration.js';
import { checkInvariants } from '../support/invariants.js';
import { ModelledArticles } from '../support/model/modelled-articles.js';
import { ModelledPersonas } from '../support/model/modelled-personas.js';
import { ModelledUsers } from '../support/model/modelled-users.js';
import { Chance } from '../support/model/step.js';
import type { Visitor } from '../support/visitor.js';

let servers: TestServers;
let replicas: TestApplication[];
/** The same person at either replica. */
let here: Visitor;
let there: Visitor;

beforeAll(async () => {
  servers = await startMigratedServers();
  replicas = [await TestApplication.start({ servers }), await TestApplication.start({ servers })];
  [here, there] = (await Promise.all(replicas.map((replica) => replica.admin()))) as [Visitor, Visitor];
});

afterAll(async () => {
  for (const { app } of replicas) await app.close();
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  await servers.stop();
});

describe('two replicas that are given random commands by turns', () => {
  it('answer each as if there were one: nothing is refused wrongly, and nothing left undone silently', async () => {
    const chance = new Chance(seeded('by turns'));
    const articles = new ModelledArticles(chance);
    const personaId = await idOfPersona(here, 'The Appraiser');
    for (let n = 0; n < 3; n += 1) await articles.write(here, personaId);
    const directory = JSON.parse(await tagOf(here, 'users')) as string;
    const users = new ModelledUsers(chance, Number(directory));
    const models = [articles, articles, new ModelledPersonas(chance), users];
    for (let n = 0; n < scaled(4_000); n += 1) {
      const command = chance.one(chance.one(models).commands);
      const [at, other] = chance.one([
        [here, there],
        [there, here],
      ] as const);
      const { told, got, expected } = await command(at, other);
      const step = `${n}: ${told} at the ${at === here ? 'leader' : 'follower'}`;
      expect({ step, answer: got }).toEqual({ step, answer: expected });
    }
  });
});

import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { idOfPersona, promotedArticle } from '../support/articles.js';
import { Sources, generateImages, look } from '../support/images.js';
import { checkInvariants } from '../support/invariants.js';

it('asked at two replicas at once, an article gets one set, drawn once, and both show it', async () => {
  const sources = await Sources.start();
  const servers = await startMigratedServers();
  const { settings } = sources;
  const replicas = [
    await TestApplication.start({ servers, settings }),
    await TestApplication.start({ servers, settings }),
  ];
  try {
    await sources.offer(1, 2, 3, 4, 5, 6);
    const admin = (await replicas[0]?.admin()) ?? fail();
    const visitors = replicas.map(({ origin }) => admin.at(origin));
    const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
    const answers = await Promise.all(
      [...visitors, ...visitors].map((one) => generateImages(one, article.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [first] = answers;
    for (const { body } of answers) expect(body.images).toEqual(first?.body.images);
    expect(sources.drawings).toBe(1);
    for (const visitor of visitors) {
      for (const { url } of first?.body.images ?? []) expect((await look(visitor, url)).status).toBe(200);
    }
  } finally {
    for (const { app } of replicas) await app.close();
    expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
    await servers.stop();
    await sources.stop();
  }
});

function fail(): never {
  throw new Error('There is no replica.');
}

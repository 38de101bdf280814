import { randomBytes } from 'node:crypto';
import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { idOfPersona, modelSettings, promotedArticle, startModel } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { FakeWordPress } from '../support/fake-wordpress.js';
import { ServerProcess } from '../support/server-process.js';

it('a server that is killed between making a post and recording it leaves one post', async () => {
  const [servers, model, wordpress] = [
    await startMigratedServers(),
    await startModel(),
    await FakeWordPress.start(),
  ];
  const settings = {
    ...modelSettings(model),
    IMAGE_FETCH_ALLOW: wordpress.host,
    SITES_KEY: randomBytes(32).toString('base64'),
  };
  let server = await ServerProcess.start(servers, settings);
  try {
    let admin = await server.admin();
    const credentials = { username: wordpress.username, password: wordpress.password };
    const site = { kind: 'wordpress', name: 'Blog', address: wordpress.address, credentials };
    const { id } = (await admin.post<{ site: { id: string } }>('/api/sites', site)).body.site;
    wordpress.fail('POST', /posts$/, 'unanswered');
    const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
    await eventually(() => expect(wordpress.shown).toHaveLength(1), 60_000);
    await server.kill();

    server = await ServerProcess.start(servers, settings);
    admin = await server.admin();
    const deliveries = `/api/sites/${id}/deliveries`;
    const [delivery] = (await admin.get<{ items: { id: string }[] }>(deliveries)).body.items;
    await admin.post(`${deliveries}/${delivery?.id}/send`, {});
    await eventually(async () => {
      const { body } = await admin.get<{ article: { sites: object[] } }>(
        `/api/articles/drafts/${article.id}`,
      );
      expect(body.article.sites).toMatchObject([{ state: 'sent', remoteId: String(wordpress.shown[0]?.id) }]);
    }, 60_000);
    expect(wordpress.shown).toHaveLength(1);
  } finally {
    await server.stop();
    await Promise.all([wordpress.stop(), model.stop()]);
    await servers.stop();
  }
}, 240_000);

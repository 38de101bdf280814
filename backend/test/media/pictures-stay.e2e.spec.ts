import { TestApplication } from '../support/application.js';
import { draftPath, idOfPersona, promotedArticle } from '../support/articles.js';
import { Sources, download, generateImages, look, type TestImage } from '../support/images.js';

const days = 86_400_000;

describe('A24 pictures stay', () => {
  it('shown and downloaded thirty days later from a restored database, although their addresses are dead', async () => {
    const sources = await Sources.start();
    const { settings } = sources;
    const before = await TestApplication.start({ settings });
    let { servers } = before;
    try {
      const admin = await before.admin();
      await sources.offer(1, 2, 3, 4);
      const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
      const first = (await generateImages(admin, article.id)).body.images;
      const second = (await generateImages(admin, article.id)).body.images;
      const pictures = await Promise.all([...first, ...second].map(({ url }) => look(admin, url)));
      await before.app.close();
      sources.behave();
      servers = await servers.restoredElsewhere();

      const clock = { now: () => new Date(Date.now() + 30 * days) };
      const after = await TestApplication.start({ settings, clock, servers });
      try {
        const later = await after.admin();
        const { body } = await later.get<{ article: { headerImages: TestImage[] } }>(draftPath(article.id));
        expect(body.article.headerImages).toEqual(second);
        for (const [index, { url, thumbnailUrl, type }] of [...first, ...second].entries()) {
          expect((await look(later, url)).bytes).toEqual(pictures[index]?.bytes);
          expect((await look(later, thumbnailUrl)).status).toBe(200);
          expect((await download(later, { imageUrl: url, type })).status).toBe(200);
        }
        expect(sources.search.fetched).toEqual([]);
      } finally {
        await after.app.close();
      }
    } finally {
      await servers.stop();
      await sources.stop();
    }
  });
});

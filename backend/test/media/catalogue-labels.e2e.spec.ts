import { headerImagesEvents } from '../../src/media/images/domain/header-images.events.js';
import { appendTo } from '../support/append.js';
import { TestApplication } from '../support/application.js';
import { draftPath, idOfPersona, promotedArticle } from '../support/articles.js';

let application: TestApplication;

beforeAll(async () => {
  application = await TestApplication.start();
});

afterAll(() => application.stop());

it('pictures that older versions recorded as the catalogue stores them are shown as people write', async () => {
  const admin = await application.admin();
  const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  const image = {
    id: 'found',
    sha256: 'a',
    source: 'wikimedia',
    licence: 'CC0',
    licenceUrl: null,
    sourcePage: null,
  };
  const stored = { title: 'File:Caf&eacute;_clock.jpg', creator: '<a href="//x.example">Ada &amp; Co</a>' };
  await appendTo(application, headerImagesEvents, `headerImages-${article.id}`, [
    {
      type: 'HeaderImagesGenerated',
      data: {
        generationId: 'old',
        articleRevision: 1,
        images: [
          { ...image, ...stored, type: 'search', provenance: null },
          {
            ...image,
            id: 'drawn',
            type: 'ai',
            title: '“<b>” &amp; “C:_a.jpg”',
            creator: null,
            provenance: null,
          },
        ],
      },
    },
  ]);
  const shown = [
    { title: 'Café clock', creator: 'Ada & Co' },
    { title: '“<b>” &amp; “C:_a.jpg”', creator: null },
  ];
  const { body } = await admin.get(draftPath(article.id));
  expect(body).toMatchObject({ article: { headerImages: shown } });
  const { body: frozen } = await admin.get(`${draftPath(article.id)}/packages/1`);
  expect(frozen).toMatchObject({ images: shown });
});

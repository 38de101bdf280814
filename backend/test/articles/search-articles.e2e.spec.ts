import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type TestArticle } from '../support/articles.js';
import { save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});

afterAll(() => application.stop());

const found = async (q: string): Promise<TestArticle[]> => {
  const query = new URLSearchParams({ q });
  return (await admin.get<{ items: TestArticle[] }>(`/api/articles?${query}`)).body.items;
};

describe('a title is found by what is typed plainly', () => {
  const title = 'The Collector’s “Cézanne” of 1952–53, in\u00a0Łódź';

  beforeAll(async () => {
    const personaId = await idOfPersona(admin, 'The Archivist');
    const { id } = await generate(admin, { personaId, categoryId: 'collectibles' });
    await admin.patch(draftPath(id), { title });
    await generate(admin, { personaId, categoryId: 'collectibles' });
  });

  it.each([
    ["collector's"],
    ['COLLECTOR’S'],
    ['"cezanne"'],
    ['Ce\u0301zanne'],
    ['1952-53'],
    ['1952—53'],
    ['in łódź'],
    ['in  lodz '],
    ['éz'],
  ])('%s', async (q) => {
    expect((await found(q)).map((article) => article.title)).toEqual([title]);
  });
});

it('an article is found by its persona and its category, however they are typed', async () => {
  const { body } = await admin.post<{ persona: { id: string } }>('/api/personas', {
    name: 'Zoë O’Hara',
    aboutMe: 'I look.',
  });
  const { body: categories } = await admin.get<{ id: string; name: string }[]>('/api/categories');
  const renamed = categories.map((one) =>
    one.id === 'luxury-assets' ? { ...one, name: 'Cafés – Curios' } : one,
  );
  await save(admin, 'categories', renamed);
  const { id } = await generate(admin, { personaId: body.persona.id, categoryId: 'luxury-assets' });
  for (const q of ["zoe o'hara", 'CAFES - curios']) {
    expect((await found(q)).map((article) => article.id)).toEqual([id]);
  }
});

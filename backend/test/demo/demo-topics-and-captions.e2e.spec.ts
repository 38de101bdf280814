import { TestApplication } from '../support/application.js';
import { generate, idOfPersona, promotedArticle, type TestArticle } from '../support/articles.js';
import { customIdeas, proposeIdea, proposeWeek, weeklyBatches } from '../support/topics.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});

afterAll(() => application.stop());

describe('the demo writer', () => {
  it('proposes twenty batches in a row, each in more than three categories, and never a title twice', async () => {
    const titles: string[] = [];
    for (let week = 0; week < 20; week += 1) {
      const { ideas } = await proposeWeek(admin);
      expect(new Set(ideas.flatMap(({ categories }) => categories)).size).toBeGreaterThanOrEqual(4);
      titles.push(...ideas.map(({ title }) => title));
    }
    expect(new Set(titles).size).toBe(100);
  });

  it('serves many who ask at the same time', async () => {
    const before = (await weeklyBatches(admin)).length + (await customIdeas(admin)).length;
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? proposeIdea(admin, 'Insuring rings') : proposeWeek(admin),
      ),
    );
    expect((await weeklyBatches(admin)).length + (await customIdeas(admin)).length).toBe(before + 20);
  });

  it('says of its ideas whose they are', async () => {
    expect(await proposeIdea(admin)).toMatchObject({ provenance: { provider: 'demo', tokens: null } });
  });

  it('carries an idea out', async () => {
    const idea = await proposeIdea(admin, 'Lending watches to a museum');
    const personaId = await idOfPersona(admin, 'The Underwriter');
    const article = await generate(admin, { personaId, ideaId: idea.id });
    expect(article.title).toBe(idea.title);
    expect(article.ruleReport.passed).toBe(true);
  });

  it('writes captions that the article bears out, and other ones the next time', async () => {
    for (const article of await articlesOfAllKinds()) {
      const [first, second] = [await captionsOf(article), await captionsOf(article)];
      expect(first).toHaveLength(3);
      expect(first.filter((caption) => second.includes(caption))).toEqual([]);
      for (const caption of [...first, ...second]) expectBorneOut(caption, article);
    }
  });
});

async function articlesOfAllKinds(): Promise<TestArticle[]> {
  const personas = (await admin.get<{ id: string }[]>('/api/personas')).body;
  const categories = (await admin.get<{ id: string }[]>('/api/categories')).body;
  return Promise.all(
    categories.map(({ id: categoryId }, at) =>
      promotedArticle(admin, { categoryId, personaId: personas[at]?.id }),
    ),
  );
}

async function captionsOf({ id: articleId }: TestArticle): Promise<string[]> {
  const { status, body } = await admin.post<{ captions: string[] }>('/api/social-generator/generate', {
    articleId,
  });
  expect(status).toBe(200);
  return body.captions;
}

/** Expects two or three sentences, the link and the tags, and every figure to be in the article. */
function expectBorneOut(caption: string, { title, content }: TestArticle): void {
  const [sentences = '', link, tags = ''] = caption.split('\n\n');
  expect(sentences.match(/[.?!…]["”’)]?(?=\s|$)/gu)?.length).toBeGreaterThanOrEqual(2);
  expect(sentences.match(/[.?!…]["”’)]?(?=\s|$)/gu)?.length).toBeLessThanOrEqual(3);
  expect(link).toBe('Read more: https://provenance.example/insights');
  expect(tags).toMatch(/^#Provenance #CollectWithCare #KnowWhatYouOwn( #\w+)+$/);
  expect(new Set(tags.toLowerCase().split(' ')).size).toBe(tags.split(' ').length);
  for (const figure of sentences.match(/\d+/g) ?? []) expect(`${title} ${content}`).toContain(figure);
}

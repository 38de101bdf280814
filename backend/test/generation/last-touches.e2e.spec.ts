import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { draftPath } from '../support/articles.js';
import { StepByStep } from '../support/step-by-step.js';
import { draftOf } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

describe('the last touches of an article stand or fall one by one', () => {
  const longest = 'Papers outlast memories. '.repeat(200).trim();
  const summary = 'Why the papers of an object are half of what it is worth.';
  const made = async (touches: object) => {
    desk.odd.set('article-finish', replies.answer(touches));
    const { article } = (await desk.ask()).body;
    const story = await desk.generation(article.generationId);
    return { article, story, finish: story.steps.find(({ step }) => step === 'finish') };
  };

  it('an opening that makes the text too long costs neither title nor summary', async () => {
    const { article, story, finish } = await made({
      titles: ['Paper Is Half of It', 'Half of It', 'The Other Half'],
      lead: longest.slice(0, 1_900),
      summary,
    });
    expect(article).toMatchObject({ title: 'Paper Is Half of It', summary });
    expect(article.content).toMatch(/^## What to keep/);
    expect(finish?.outcome).toBe('done');
    expect(finish?.detail).toMatch(/^The new opening was not taken: [^:]+: .+/);
    expect(story.titles).toEqual(['Paper Is Half of It', 'Half of It', 'The Other Half']);
  });

  it('an opening that loses a figure of the one before is not taken', async () => {
    const { title, content } = draftOf(90);
    const before = 'Papers outlast memories in 4 of 10 houses, and buyers know it.';
    desk.odd.set('article-draft', replies.answer({ title, content: `${before}\n\n${content}` }));
    const lead = 'Papers outlast memories in most houses, and buyers know it.';
    const { article, finish } = await made({ titles: ['Half of It'], lead, summary });
    expect(article).toMatchObject({ title: 'Half of It', summary });
    expect(article.content).toMatch(/^Papers outlast memories in 4 of 10 houses/);
    expect(finish?.detail).toMatch(/^The new opening was not taken: it loses the figure 4, 10\./);
  });

  it('a figure of the summary that the text does not have is told', async () => {
    const { article, finish } = await made({ titles: ['Half of It'], summary: 'Why papers add 37 %.' });
    expect(article.summary).toBe('Why papers add 37 %.');
    expect(finish?.detail).toMatch(/^The summary says 37, and the text doesn’t\.\n/);
  });

  it('the first title that keeps the rules is taken, and all are kept', async () => {
    const titles = ['The Hidden Gem in the Drawer', 'Half of It', 'The Other Half'];
    const { article, story, finish } = await made({ titles, lead: 'Papers outlast memories.', summary });
    expect(article.title).toBe('Half of It');
    expect(article.content).toMatch(/^Papers outlast memories\.\n\n## What to keep/);
    expect(finish?.detail).toContain('“The Hidden Gem in the Drawer” was not taken as the title: ');
    expect(story.titles).toEqual(titles);
  });

  it('a title that a person takes from the others is the model’s, and the history says so', async () => {
    const titles = ['Half of It', 'The Other Half'];
    const { article } = await made({ titles, lead: 'Papers outlast memories.', summary });
    const path = draftPath(article.id);
    expect((await desk.author.patch(path, { title: 'The Other Half' })).status).toBe(200);
    const { body } = await desk.author.get<{ events: { summary: string }[] }>(`${path}/history`);
    expect(body.events[0]?.summary).toBe(
      `Changed the title of the article, with a title that the model fake-model-2026-01-01 proposed at the end of generation ${article.generationId}`,
    );
    const origins = await desk.author.get<{ title: object }>(`${path}/origins`);
    expect(JSON.stringify(origins.body.title)).toContain('"kind":"ai"');
    expect(JSON.stringify(origins.body.title)).not.toContain('"kind":"user"');
  });

  it('a summary that is too long is cut at a word, and the step says so', async () => {
    const { article, finish } = await made({ titles: ['Half of It'], summary: longest.slice(0, 157) });
    expect(article.summary).toMatch(/^(Papers outlast memories\. ?){6}$/);
    expect(finish?.detail).toContain('The summary was cut at a word, since it had more than 155 characters.');
  });

  it('the shape of earlier versions is read, too', async () => {
    const { article, story } = await made({ title: 'Half of It', summary });
    expect(article).toMatchObject({ title: 'Half of It', summary });
    expect(story.titles).toEqual(['Half of It']);
  });
});

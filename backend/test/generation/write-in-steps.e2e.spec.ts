import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { draftPath } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import type { Answer } from '../support/visitor.js';
import { StepByStep, stepsOf, type Made } from '../support/step-by-step.js';
import { draftOf, stepOfRequest } from '../support/stepwise-model.js';

let desk: StepByStep;
beforeAll(async () => {
  desk = await StepByStep.start();
});
beforeEach(() => desk.begin());
afterAll(() => desk.stop());

describe('an article written in steps', () => {
  it('is outlined, drafted, checked, reviewed, finished and offered, and all of it can be read', async () => {
    const { status, body } = await desk.ask();
    expect(status).toBe(201);
    const { article } = body;
    expect(article).toMatchObject({
      title: 'Half of the worth is on paper',
      summary: 'Why the papers of an object are half of what it is worth.',
      provenance: { tokens: { input: 480, output: 3600 } },
    });
    expect(article.content).toMatch(/^Papers outlast memories, and buyers know it\.\n\n## What to keep\n/);
    expect(desk.asked()).toEqual(['article-outline', 'article-draft', 'article-review', 'article-finish']);
    const story = await desk.generation(article.generationId);
    expect(stepsOf(story)).toEqual([
      'outline done',
      'draft done',
      'check done',
      'review done',
      'finish done',
      'check done',
      'offer done',
    ]);
    expect(story).toMatchObject({
      status: 'done',
      articleId: article.id,
      tokens: { input: 480, output: 3600 },
      cost: 0.03648,
      failure: null,
    });
    // The budgets add up to the middle of the range in the rules, whatever the model proposed.
    expect(story.outline?.sections.reduce((sum, { words }) => sum + words, 0)).toBe(900);
  });

  it('is nobody else’s to know of', async () => {
    const { article } = (await desk.ask()).body;
    const other = await desk.application.author('The Archivist');
    for (const path of ['', '/retry', '/cancel']) {
      const at = `/api/generations/${article.generationId}${path}`;
      expect((await (path === '' ? other.get(at) : other.post(at))).status).toBe(404);
    }
    expect((await desk.author.get('/api/generations/none')).status).toBe(404);
  });

  it.each([
    ['prose for an outline', 'article-outline', replies.content('First, papers. Then, safes.')],
    ['an outline of another shape', 'article-outline', replies.answer({ plan: ['papers', 'safes'] })],
    ['half an outline', 'article-outline', replies.cutOff('{"thesis": "Pap')],
    ['prose for the last touches', 'article-finish', replies.content('Looks fine!')],
    ['no last touches', 'article-finish', replies.error(500)],
    ['touches of another shape', 'article-finish', replies.answer({ titles: 3, lead: [], summary: null })],
  ])('survives %s', async (_, step, reply) => {
    desk.odd.set(step, reply);
    const { status, body } = await desk.ask();
    expect(status).toBe(201);
    expect(body.article.content).toContain('## What to keep');
    expect((await desk.generation(body.article.generationId)).status).toBe('done');
  });

  it('whose model answers the outline with a whole article has that one, by one call', async () => {
    desk.odd.set('article-outline', replies.answer(draftOf(200)));
    const { body } = await desk.ask();
    expect(desk.asked()).toEqual(['article-outline']);
    expect(body.article.title).toBe('Half of the worth');
    expect(stepsOf(await desk.generation(body.article.generationId))).toEqual([
      'outline skipped',
      'draft done',
      'check done',
      'offer done',
    ]);
  });

  it('has only the sections with findings written anew, while that brings something', async () => {
    const draft = draftOf(100);
    desk.odd.set(
      'article-draft',
      replies.answer({
        ...draft,
        content: draft.content.replace('## Who asks for it\n\n', '## Who asks for it\n\n[insert a name] '),
      }),
    );
    const [planned = ''] = /## Who asks for it[^#]*/.exec(draft.content) ?? [];
    const section = planned.trim().replace(/\.$/, ', as a buyer asks.');
    desk.odd.set(
      'section-revision',
      replies.answer({
        title: null,
        sections: [
          { section: 2, content: section },
          { section: 0, content: 'No.' },
        ],
      }),
    );
    const { body } = await desk.ask();
    expect(body.article.content).toContain(section);
    expect(body.article.content).toContain('## What to keep\n\nKeep the condition report.');
    expect(body.article.content).not.toContain('[insert');
    const story = await desk.generation(body.article.generationId);
    expect(stepsOf(story)).toContain('revise done');
    expect(story.steps.find(({ step }) => step === 'revise')?.detail).toMatch(
      /^Mended (?:the one fault|1 of \d faults): .*insert a name.*\nWritten anew: Who asks for it$/,
    );
  });

  it('is written anew where the checks could not read it, and never into what they cannot read', async () => {
    const signs = `\n\n${'\\'.repeat(2_100)}`;
    const clean = draftOf(101);
    const [last = ''] = /## What it proves[^]*$/.exec(clean.content) ?? [];
    const [asked = ''] = /## Who asks for it[^#]*/.exec(clean.content) ?? [];
    const written = (section: number, content: string) =>
      desk.odd.set('section-revision', replies.answer({ title: null, sections: [{ section, content }] }));
    const storyOf = async (content: string) => {
      desk.odd.set('article-draft', replies.answer({ ...clean, content }));
      const { body } = await desk.ask();
      return { body, steps: stepsOf(await desk.generation(body.article.generationId)) };
    };
    written(3, last);
    const mended = await storyOf(`${clean.content}${signs}`);
    expect(mended.steps).toContain('revise done');
    expect(mended.body.article.content).not.toContain('\\');

    written(2, `${asked.trim()}${signs}`);
    const kept = await storyOf(
      clean.content.replace('## Who asks for it\n\n', '## Who asks for it\n\nTODO '),
    );
    expect(kept.steps).toContain('revise not-taken');
    expect(kept.body.article.content).not.toContain('\\');
  });

  it('whose time is over while it’s being revised is the draft, for which nothing more is asked', async () => {
    const draft = draftOf(102);
    const content = draft.content.replace('## Who asks for it\n\n', '## Who asks for it\n\n[insert a name] ');
    desk.odd.set('article-draft', replies.answer({ ...draft, content }));
    desk.odd.set('section-revision', replies.silence());
    const { status, body } = await desk.ask();
    expect([status, body.article.content]).toEqual([201, content]);
    expect(desk.asked()).toEqual(['article-outline', 'article-draft', 'article-review', 'section-revision']);
    const story = stepsOf(await desk.generation(body.article.generationId));
    expect(story.slice(-3)).toEqual(['revise not-taken', 'finish not-taken', 'offer done']);
  });

  it('that failed keeps its outline, and is tried again from there', async () => {
    desk.odd.set('article-draft', replies.refusal('No.'));
    const failed = await desk.author.post<Made>(
      '/api/articles/generate',
      { categoryId: 'collectibles' },
      { 'idempotency-key': 'from-the-draft' },
    );
    expect(failed.status).toBe(502);
    expect(await desk.weeklyCount()).toBe(0);
    desk.odd.clear();
    const again = await desk.author.post<Made>(
      '/api/articles/generate',
      { categoryId: 'collectibles' },
      { 'idempotency-key': 'from-the-draft' },
    );
    expect(again.status).toBe(201);
    expect(desk.asked().filter((step) => step === 'article-outline')).toHaveLength(1);
    expect(stepsOf(await desk.generation(again.body.article.generationId)).slice(0, 3)).toEqual([
      'outline done',
      'draft failed',
      'draft done',
    ]);
  });
});

describe('a batch written in steps', () => {
  const batchOf = (articleCount: number): Promise<Answer<BatchBody>> =>
    desk.author.post<BatchBody>('/api/articles/generate-flexible-batch', {
      articleCount,
      categories: ['vaulted-voices'],
    });

  it('is planned first, by one call, and each article is told its subject', async () => {
    const subjects = ['Boxes of the seventies', 'Papers of the eighties', 'Safes of the nineties'];
    const planned = subjects.map((subject, place) => ({
      article: place + 1,
      subject,
      angle: 'What a buyer asks',
      title: `A title on ${subject}`,
    }));
    desk.model.next(replies.answer({ articles: planned }));
    const { body } = await batchOf(3);
    const prompts = desk.model.requests
      .filter((request) => stepOfRequest(request) === 'article-outline')
      .map((request) => JSON.stringify(request.body.messages));
    for (const subject of subjects) {
      expect(prompts.filter((prompt) => prompt.includes(subject))).toHaveLength(1);
    }
    const { generationId } = (
      await desk.author.get<{ article: { generationId: string } }>(draftPath(body.articles[0]?.id ?? ''))
    ).body.article;
    const story = await desk.author.get<{ generation: { steps: { step: string; detail: string }[] } }>(
      `/api/generations/${generationId}`,
    );
    expect(story.body.generation.steps[0]).toMatchObject({ step: 'plan', detail: subjects[0] });
  });

  it('is written side by side, as many at once as there may be calls', async () => {
    const held: (() => void)[] = [];
    let together = 0;
    const usual = desk.model.otherwise;
    desk.model.otherwise = async (request) => {
      const reply = await usual(request);
      if (together >= 5) return reply;
      return (response) => {
        held.push(() => reply(response));
        together = held.length;
        if (together >= 5) for (const answer of held.splice(0)) answer();
      };
    };
    desk.model.next(replies.answer({ articles: [] }));
    desk.model.peakAtOnce = 0;
    const { body } = await batchOf(10);
    desk.model.otherwise = usual;
    expect(body.summary).toEqual({ requested: 10, totalGenerated: 10, failed: 0 });
    expect(desk.model.peakAtOnce).toBe(5);
  });
});

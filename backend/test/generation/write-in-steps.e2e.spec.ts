import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { draftPath } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { StepByStep, stepsOf, type Made } from '../support/step-by-step.js';
import { draftOf, stepOfRequest } from '../support/stepwise-model.js';
import type { Answer } from '../support/visitor.js';

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

describe('a revision', () => {
  const run = (name: string, from: number, to: number): string =>
    Array.from(
      { length: to - from },
      (_, at) => `${name}${'abcdefghij'.charAt((from + at) / 10)}${'abcdefghij'.charAt((from + at) % 10)}`,
    ).join(' ');
  const [long, short] = [run('one', 0, 42), run('two', 0, 18)];
  const source = `The ledger says ${long}, and then ${short}. The clock made $4.2 million. Prices rose by 12% in a year.`;

  /** A draft with small words, by which English is recognised, and an ending that no other draft has. */
  function englishDraft(number: number): ReturnType<typeof draftOf> {
    const { title, content } = draftOf(number);
    const english = content.replaceAll(' one ', ' the ').replaceAll(' beside some ', ' in the ');
    const ending = `Whoever keeps the papers of box ${'abcdefghij'.charAt(number % 10)} has the better half of it.`;
    return { title, content: english.replace(/Nobody regrets.*$/u, ending) };
  }

  /**
   * Generates an article whose third section gets one passage in the draft, and another in its revision.
   * @returns the outcome of the revision, and the content
   */
  async function revised(number: number, passage: string, instead: string) {
    const draft = englishDraft(number);
    const [section = ''] = /## Who asks for it[^#]*/.exec(draft.content) ?? [];
    const cited = draft.content.replace(
      '## What it proves\n\n',
      '## What it proves\n\nThe ledger tells more [s1]. ',
    );
    desk.odd.set(
      'article-draft',
      replies.answer({ ...draft, content: cited.replace(section.trim(), `${section.trim()} ${passage}`) }),
    );
    const anew = { section: 2, content: `${section.trim()} ${instead}` };
    desk.odd.set('section-revision', replies.answer({ title: null, sections: [anew] }));
    const { body } = await desk.ask({ sources: [{ title: 'A ledger', text: source }] });
    const story = await desk.generation(body.article.generationId);
    const step = story.steps.find(({ step: name }) => name === 'revise');
    const prompts = desk.model.requests.filter((request) => stepOfRequest(request) === 'section-revision');
    return {
      outcome: step?.outcome,
      detail: step?.detail,
      content: body.article.content,
      steps: stepsOf(story),
      asked: JSON.stringify(prompts[0]?.body.messages),
    };
  }

  it('that mends two copied passages is taken, though shorter runs of them are left', async () => {
    const left = [run('one', 20, 36), run('two', 2, 16)];
    const { outcome, detail, content } = await revised(
      400,
      `They say ${long}. They also say ${short}.`,
      `They say as much ${left[0]} in all. They also note ${left[1]} in it.`,
    );
    expect(content).toContain(left[0]);
    expect(outcome).toBe('done');
    expect(detail).toBe(
      'Mended 1 of 2 faults: 42 words in a row stand in the source [s1] too.\nWritten anew: Who asks for it',
    );
  });

  it('that loses a figure is not taken, and says which', async () => {
    const { outcome, detail, content } = await revised(
      401,
      'TODO The clock made $4.2 million [s1].',
      'The clock made a great deal of money [s1].',
    );
    expect(content).toContain('$4.2 million');
    expect([outcome, detail]).toEqual([
      'not-taken',
      'The text before stands: the new one lost the figure $4.2 million.',
    ]);
  });

  it('that brings another certain fault is not taken, and says which', async () => {
    const { outcome, detail } = await revised(402, 'TODO ask them.', 'Ask them [insert a name].');
    expect(outcome).toBe('not-taken');
    expect(detail).toMatch(/^The text before stands: the new one has another fault\. .*insert a name/);
  });

  it('that mends nothing is not taken', async () => {
    const { outcome, detail } = await revised(403, 'TODO ask them.', 'TODO do ask them.');
    expect([outcome, detail]).toEqual([
      'not-taken',
      'The text before stands: the new one still has the fault.',
    ]);
  });

  it('sets the marker that is offered for a figure without a source, or takes the figure out', async () => {
    const said = 'Prices rose by 12% in a year.';
    const { outcome, content, asked } = await revised(404, said, 'Prices rose by 12% in a year [s1].');
    expect(asked).toContain('It could read: “Prices rose by 12% in a year [s1].”');
    expect(asked).toContain('Take the figure out, or say how a reader can find it.');
    expect(content).toContain('12% in a year [s1].');
    expect(outcome).toBe('done');
    const without = await revised(405, said, 'Prices rose.');
    expect([without.outcome, without.content.includes('12%')]).toEqual(['done', false]);
  });
});

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

import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { FakeSearxng, foundPage } from '../../src/platform/ai/testing/fake-searxng.js';
import { StepByStep, stepsOf, type Generation, type Made } from '../support/step-by-step.js';
import { draftOf } from '../support/stepwise-model.js';

let search: FakeSearxng;
let desk: StepByStep;
beforeAll(async () => {
  search = await FakeSearxng.start();
  desk = await StepByStep.start({ RESEARCH_SEARCH_URL: search.searchUrl });
});
beforeEach(async () => {
  search.forget();
  await desk.begin();
});
afterAll(async () => {
  await desk.stop();
  await search.stop();
});

const sources = [
  { title: 'A note on boxes', text: 'A box adds a fifth to the price of a watch.' },
  { title: 'A note on papers', text: 'Papers add a third to the price of a watch.' },
];
const stated = 'A box doubles the price of a watch [s1].';
const claim = {
  quotation: 'A box doubles the price of a watch',
  kind: 'overstated',
  source: 's1',
  passage: 'A box adds a fifth to the price of a watch.',
  other: null,
  fix: 'Say that it adds a fifth.',
};
const long = 'A box doubles the price of a watch. '.repeat(600).slice(0, 20_000);
const inFence = (answer: object): string =>
  `<think>{"claims": [{"kind": "supported"}]} Hm.</think>\n\nHere:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`\nThat is all.`;

const steps = ['article-outline', 'article-draft', 'article-review', 'section-revision', 'article-finish'];
let drafts = 700;

/** Has an article written whose review, and whatever else is named, is answered so. */
async function written(answers: Readonly<Record<string, ReturnType<typeof replies.content>>>) {
  const draft = draftOf((drafts += 1));
  const heading = '## Who asks for it\n\n';
  const content = draft.content.replace(heading, `${heading}${stated} `);
  desk.odd.set('article-draft', replies.answer({ ...draft, content }));
  for (const [step, reply] of Object.entries(answers)) desk.odd.set(step, reply);
  const { status, body } = await desk.ask({ sources });
  expect(status).toBe(201);
  return { body, content, story: await desk.generation(body.article.generationId) };
}

const found = ({ article }: Made): readonly string[] =>
  article.ruleReport.findings
    .filter(({ rule, verdict }) => rule === 'review' && verdict === 'fail')
    .map(({ rule }) => rule);
const kindsOf = ({ review }: Generation): string[] => review?.claims.map(({ kind }) => kind) ?? [];
const once = (asked: readonly string[]): void => expect(new Set(asked).size).toBe(asked.length);

describe('a review', () => {
  const lies: Readonly<Record<string, readonly unknown[]>> = {
    'with quotations that nobody wrote': [{ ...claim, quotation: 'A box triples the price of a watch' }],
    'with passages of another source': [{ ...claim, passage: 'Papers add a third to the price of a watch.' }],
    'with passages that nobody wrote': [{ ...claim, passage: 'A box adds a tenth to the price.' }],
    'with sources that are not there': ['s3', 's99', '[s2]', 'a note'].map((source) => ({
      ...claim,
      source,
    })),
    'of kinds that there are not': ['lie', '', null, 7, ['vague']].map((kind) => ({ ...claim, kind })),
    'with quotations of 20,000 characters': [
      { ...claim, quotation: long },
      { ...claim, passage: long },
    ],
    'of nulls': [null, {}, [], { ...claim, quotation: null }, { quotation: null, kind: null }],
    'with texts that cannot be stored': [
      { ...claim, quotation: 'A box\0' },
      { ...claim, fix: '\ud800' },
    ],
    'with 500 quotations that nobody wrote': Array.from({ length: 500 }, (_, place) => ({
      ...claim,
      quotation: `A box doubles the price ${place} times`,
    })),
  };

  it.each(Object.entries(lies))(
    '%s shows nothing that is false, and loses nothing that is true',
    async (_, claims) => {
      const { body, story } = await written({
        'article-review': replies.answer({ claims: [claim, ...claims], verdicts: null }),
      });
      expect(story.review?.claims).toMatchObject([
        { kind: 'overstated', passage: claim.passage, source: 's1' },
      ]);
      expect(found(body)).toHaveLength(1);
      expect(desk.asked()).toEqual(steps);
      expect(story.steps.find(({ step }) => step === 'review')?.detail).toMatch(
        new RegExp(`^1 claims? looked at: 0 supported, 1 in doubt\\..* ${claims.length} answers? left out`),
      );
    },
  );

  it('of 500 true claims keeps each place once', async () => {
    const { body, story } = await written({
      'article-review': replies.answer({ claims: Array.from({ length: 500 }, () => claim), verdicts: [] }),
    });
    expect(kindsOf(story)).toEqual(['overstated']);
    expect(found(body)).toHaveLength(1);
  });

  it.each([
    [
      'in a fence behind thoughts',
      replies.content(inFence({ claims: [claim], verdicts: [] })),
      ['overstated'],
    ],
    ['of nulls', replies.answer({ claims: null, verdicts: null }), []],
    ['of other types', replies.answer({ claims: 'none', verdicts: { point: true } }), []],
    ['that is a list', replies.content('[]'), []],
    ['that is null', replies.content('null'), []],
    ['that is empty', replies.content(''), []],
  ])('%s costs nothing but itself', async (_, reply, kinds) => {
    const { body, story } = await written({ 'article-review': reply });
    expect(kindsOf(story)).toEqual(kinds);
    expect(stepsOf(story).at(-1)).toBe('offer done');
    expect(body.article.content).toContain(stated);
    once(desk.asked());
  });
});

describe('last touches', () => {
  it.each([
    [
      'in a fence behind thoughts',
      replies.content(inFence({ titles: ['Half of It'], lead: null, summary: 'Why.' })),
      'Half of It',
    ],
    [
      'with one title that cannot be stored',
      replies.answer({ titles: ['A\0', 'Half of It'], lead: 'A\0', summary: 'Why.' }),
      'Half of It',
    ],
    ['of nulls', replies.answer({ titles: null, lead: null, summary: null }), undefined],
    ['of 20,000 characters each', replies.answer({ titles: [long], lead: long, summary: long }), undefined],
  ])('%s are taken as far as they go', async (_, reply, title) => {
    const { body, content, story } = await written({
      'article-review': replies.answer({ claims: [], verdicts: [] }),
      'article-finish': reply,
    });
    if (title !== undefined) expect(body.article).toMatchObject({ title, summary: 'Why.' });
    expect(body.article.content).toBe(content);
    expect(stepsOf(story).at(-1)).toBe('offer done');
    once(desk.asked());
  });
});

describe('a revision', () => {
  it('with sections that cannot be read is taken for the one that can', async () => {
    const mended = stated.replace('doubles', 'adds a fifth to');
    const draft = draftOf(drafts + 1);
    const [section = ''] = /## Who asks for it[^#]*/.exec(draft.content) ?? [];
    const anew = section.replace('## Who asks for it\n\n', `## Who asks for it\n\n${mended} `).trim();
    const sections = [null, { section: 1 }, { section: 'one', content: 7 }, { section: '2', content: anew }];
    const { body, story } = await written({
      'article-review': replies.answer({ claims: [claim], verdicts: [] }),
      'section-revision': replies.answer({ title: null, sections }),
    });
    expect(body.article.content).toContain(mended);
    expect(stepsOf(story)).toContain('revise done');
    expect(desk.asked()).toEqual(steps);
  });
});

describe('research', () => {
  const question = {
    view: 'owner',
    question: 'What does a box add to the price of a watch?',
    query: 'watch box price',
    sources: [1],
  };
  const researched = async (reply: ReturnType<typeof replies.content>) => {
    search.results = () => [foundPage('https://elsewhere.example/boxes')];
    desk.odd.set('article-research', reply);
    const { status, body } = await desk.ask();
    expect(status).toBe(201);
    once(desk.asked());
    return (await desk.generation(body.article.generationId)).steps[0];
  };
  const asked = () => search.questions.map((one) => one.get('q')).toSorted();

  it.each([
    ['no questions', { subject: 'Boxes', questions: [] }, 'the model asked no question.'],
    ['null', { subject: null, questions: null }, 'the model asked no question.'],
    ['questions of nulls', { subject: 'Boxes', questions: [null, {}] }, 'no question that can be looked up.'],
  ])('with %s is skipped, and says so', async (_, answer, told) => {
    expect((await researched(replies.answer(answer)))?.detail).toContain(told);
    expect(asked()).toEqual([]);
  });

  it('with 50 questions looks up eight, and each query once', async () => {
    const questions = Array.from({ length: 50 }, (_, place) => ({
      ...question,
      query: `watch box ${Math.floor(place / 2)}`,
    }));
    await researched(replies.content(inFence({ subject: 'Boxes', questions })));
    expect(asked()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((place) => `watch box ${place} site:hodinkee.com`));
  });

  it('without queries searches for the questions themselves', async () => {
    const { query: _, ...bare } = question;
    await researched(
      replies.answer({
        subject: null,
        questions: [
          { ...bare, view: 'Owner' },
          { ...question, query: '' },
        ],
      }),
    );
    expect(asked()).toEqual([`${question.question} site:hodinkee.com`]);
  });

  it('with queries of 20,000 characters searches for no more than the questions', async () => {
    const questions = [
      { ...question, query: long },
      { ...question, question: long },
      { ...question, sources: [99] },
    ];
    await researched(replies.answer({ subject: long, questions }));
    for (const query of asked()) expect(query?.length).toBeLessThan(300);
  });
});

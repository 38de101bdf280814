import { FakeSearxng, foundPage, htmlPage } from '../../src/platform/ai/testing/fake-searxng.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { StepByStep, stepsOf, type Generation } from '../support/step-by-step.js';
import { outline, stepOfRequest } from '../support/stepwise-model.js';

/** A site of the research sources, whose name resolves to the test's server. */
const site = 'www.hodinkee.com';
// The tested code runs as Node loads it, so Node's own modules are patched, not Jest's copies.
declare const nativeRequire: NodeJS.Require;
const dns = nativeRequire('node:dns') as typeof import('node:dns');
const { syncBuiltinESMExports } = nativeRequire('node:module') as typeof import('node:module');
const systemLookup = dns.lookup;

interface Researched extends Generation {
  readonly research: {
    subject: string | null;
    questions: { query: string; found: number; failure: string | null }[];
    sources: { id: string; url: string | null; title: string; from: string; dates?: { date: string }[] }[];
    passages: { id: string; source: string; question: number; text: string; used: boolean }[];
    leftOut: { url: string; title: string; reason: string }[];
  } | null;
}

let search: FakeSearxng;
let desk: StepByStep;
let port: string;

beforeAll(async () => {
  search = await FakeSearxng.start();
  [, port = ''] = search.host.split(':');
  dns.lookup = ((hostname: string, ...rest: unknown[]): unknown =>
    Reflect.apply(systemLookup, dns, [hostname === site ? '127.0.0.1' : hostname, ...rest])) as never;
  syncBuiltinESMExports();
  desk = await StepByStep.start({
    RESEARCH_SEARCH_URL: search.searchUrl,
    IMAGE_FETCH_ALLOW: `${site}:${port}`,
  });
});
beforeEach(async () => {
  search.forget();
  await desk.begin();
  desk.odd.set('article-research', replies.answer({ subject: 'Boxes of watches', questions }));
});
afterAll(async () => {
  dns.lookup = systemLookup;
  syncBuiltinESMExports();
  await desk.stop();
  await search.stop();
});

const questions = [
  {
    view: 'owner',
    question: 'What does an original box add to the price of a watch?',
    query: 'watch box price',
    sources: [1],
  },
  {
    view: 'trade',
    question: 'Do insurers ask for the invoice of a watch?',
    query: 'insurer watch invoice',
    sources: [1, 6],
  },
  { view: 'sceptic', question: 'Which boxes are forged?', query: 'forged boxes', sources: [] },
];
const filler = 'Nothing else stands here but words that fill the page and are of no use to anybody at all. ';
const boxes = 'An original box added a fifth to the price of a watch at four sales in 2025. ';
const invoice = 'Two insurers ask for the invoice of a watch before they pay. ';

/** Lets the search find pages that answer two of the questions, and useless ones. */
function offer(): void {
  const at = (path: string): string => `http://${site}:${port}${path}`;
  search.files.set('/boxes', htmlPage('On boxes', boxes + filler.repeat(4), filler.repeat(4)));
  search.files.set('/invoice', htmlPage('On invoices', invoice + filler.repeat(4), filler.repeat(4)));
  search.results = (terms) => [
    foundPage('https://elsewhere.example/boxes'),
    ...(terms.includes('price') ? [foundPage(at('/boxes')), foundPage(at('/boxes#top'))] : []),
    ...(terms.includes('invoice')
      ? [foundPage(at('/boxes')), foundPage(at('/invoice'), { publishedDate: null })]
      : []),
    ...(terms.includes('forged') ? [foundPage(at('/gone'), { title: 'Gone' })] : []),
  ];
}

const story = async (id: string): Promise<Researched> => (await desk.generation(id)) as Researched;

/** The text that the model was shown for a step. */
const shown = (step: string): string =>
  desk.model.requests
    .filter((request) => stepOfRequest(request) === step)
    .flatMap(({ body }) => body.messages.map(({ content }) => content))
    .join('\n');

it('looks up questions on the sites of the research sources, and rests on passages of what it read', async () => {
  offer();
  const { status, body } = await desk.ask();
  expect(status).toBe(201);
  expect(desk.asked().slice(0, 3)).toEqual(['article-research', 'article-outline', 'article-draft']);
  expect(search.questions.map((asked) => asked.get('q')).toSorted()).toEqual([
    'forged boxes',
    'insurer watch invoice site:hodinkee.com OR site:hagerty.com',
    'watch box price site:hodinkee.com',
  ]);
  expect(search.fetched.toSorted()).toEqual(['/boxes', '/gone', '/invoice']);
  const { research, sources, steps } = await story(body.article.generationId);
  expect(steps[0]).toMatchObject({ step: 'research', outcome: 'done', model: 'fake-model-2026-01-01' });
  expect(research).toMatchObject({
    subject: 'Boxes of watches',
    questions: [{ found: 1 }, { found: 2 }, { found: 1 }],
    sources: [
      { id: 's1', title: 'On boxes', from: 'search', dates: [{ date: '2026-10-02' }] },
      { id: 's2', title: 'On invoices', from: 'search' },
    ],
  });
  expect(research?.passages.every(({ used, text }) => used && text.split(/\s+/).length <= 120)).toBe(true);
  expect(research?.leftOut).toEqual(
    expect.arrayContaining([
      {
        url: `http://${site}:${port}/gone`,
        title: 'Gone',
        reason: 'The page’s server answered with an error.',
      },
      {
        url: 'https://elsewhere.example/boxes',
        title: 'What a box is worth',
        reason: 'It is on no site of the research sources.',
      },
    ]),
  );
  expect(sources.map(({ id, url }) => [id, url])).toEqual([
    ['s1', `http://${site}:${port}/boxes`],
    ['s2', `http://${site}:${port}/invoice`],
  ]);
  expect(body.article.sources.map(({ id, title }) => [id, title])).toEqual([
    ['s1', 'On boxes'],
    ['s2', 'On invoices'],
  ]);
  for (const step of ['article-outline', 'article-draft']) {
    expect(shown(step)).toContain('Boxes of watches');
    expect(shown(step)).toContain(boxes.trim());
    expect(shown(step)).toContain(`published 2026-10-02`);
  }
});

it('lets a person leave passages out; what nobody left in is no source', async () => {
  offer();
  const { body } = await desk.ask({ outlineFirst: true });
  const { id } = body.generation;
  const { research } = await story(id);
  const kept = (research?.passages ?? []).filter(({ source }) => source === 's2').map((one) => one.id);
  const approve = (passages: string[], sources: string[]) =>
    desk.author.post<{ errors: { field: string }[] }>(`/api/generations/${id}/outline`, {
      outline: { ...outline, sections: outline.sections.map((one) => ({ ...one, sources })) },
      passages,
    });
  expect((await approve(['p99'], [])).body.errors[0]?.field).toBe('passages[0]');
  expect((await approve(kept, ['s1'])).body.errors[0]?.field).toBe('outline.sections[0].sources[0]');
  expect((await approve(kept, ['s2'])).status).toBe(201);
  expect(shown('article-draft')).toContain(invoice.trim());
  expect(shown('article-draft')).not.toContain(boxes.trim());
  const after = await story(id);
  expect(after.sources.map((source) => source.id)).toEqual(['s2']);
  expect(after.research?.passages.filter(({ used }) => used).map((one) => one.id)).toEqual(kept);
});

it('is skipped where sources are given, unless it is asked for', async () => {
  offer();
  const sources = [{ title: 'A note', text: 'A note on boxes.' }];
  const without = await desk.ask({ sources });
  expect((await story(without.body.article.generationId)).research).toBeNull();
  expect(search.questions).toEqual([]);
  const asked = await desk.ask({ sources, research: true });
  const { research, sources: all } = await story(asked.body.article.generationId);
  expect(research?.sources.map(({ id }) => id)).toEqual(['s2', 's3']);
  expect(all.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
});

it.each([
  ['search', () => (search.misbehaviour = replies.error(403)), 'The web search refused the request.'],
  [
    'search that is limited',
    () => (search.misbehaviour = replies.error(429)),
    'The web search is rate limited.',
  ],
  [
    'search that finds nothing',
    () => (search.unresponsive = [['google', 'CAPTCHA']]),
    'gave it no answer: google',
  ],
])('goes on after a failure of the %s, and says so', async (_, spoil, told) => {
  spoil();
  const { status, body } = await desk.ask();
  expect(status).toBe(201);
  const { research, steps, sources } = await story(body.article.generationId);
  expect(research?.questions[0]?.failure).toContain(told);
  expect(steps[0]).toMatchObject({ step: 'research', detail: expect.stringContaining(told) as string });
  expect(sources).toEqual([]);
});

it('gives a search up in time for the article', async () => {
  search.misbehaviour = replies.silence();
  const { status, body } = await desk.ask();
  expect(status).toBe(201);
  const { research, steps } = await story(body.article.generationId);
  expect(research?.questions[0]?.failure).toBe('There was no time left for this search.');
  expect(steps.map(({ step }) => step)).toContain('draft');
});

it.each([
  ['refuses', replies.refusal('No.'), 'Nothing was looked up.'],
  ['asks nothing', replies.answer({ plan: [] }), 'Nothing was looked up: the model asked no question.'],
])('goes on where the model %s', async (_, reply, told) => {
  desk.odd.set('article-research', reply);
  const { status, body } = await desk.ask();
  expect(status).toBe(201);
  const { id } = await desk.generation(body.article.generationId);
  expect(stepsOf(await desk.generation(id))[0]).toBe('research failed');
  expect((await story(id)).steps[0]?.detail).toContain(told);
  expect(search.questions).toEqual([]);
});

it('knows the pages that earlier articles rest on', async () => {
  offer();
  await desk.ask();
  search.forget();
  const { body } = await desk.ask();
  const { research } = await story(body.article.generationId);
  expect(search.fetched).toEqual([]);
  expect(research?.sources).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'On boxes', from: 'earlier' })]),
  );
});

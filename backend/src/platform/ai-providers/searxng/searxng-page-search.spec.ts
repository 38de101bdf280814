import { FakeSearxng, foundPage } from '../../ai/testing/fake-searxng.js';
import { replies } from '../../ai/testing/fake-replies.js';
import { SearxngPageSearch } from './searxng-page-search.js';

let fake: FakeSearxng;

beforeAll(async () => {
  fake = await FakeSearxng.start();
});
afterEach(() => fake.forget());
afterAll(() => fake.stop());

const search = (answerMs = 10_000) => new SearxngPageSearch(fake.searchUrl, { answerMs, pauseMs: 1 });
const at = 'https://www.hodinkee.com/boxes';

async function found(...results: unknown[]): Promise<unknown> {
  fake.results = results;
  const outcome = await search().find('boxes');
  return outcome.ok ? outcome.pages : outcome.kind;
}

it('asks for JSON, and keeps what stands in the address of the search', async () => {
  await new SearxngPageSearch(`${fake.searchUrl}?language=en`).find('boxes & papers');
  expect(Object.fromEntries(fake.questions[0] ?? [])).toEqual({
    language: 'en',
    q: 'boxes & papers',
    format: 'json',
  });
});

it('tells where a page is, what it is called and from which day', async () => {
  expect(await found(foundPage(at))).toEqual([
    {
      address: at,
      title: 'What a box is worth',
      excerpt: 'A box adds a fifth to the price.',
      date: '2026-10-02',
    },
  ]);
});

it('what is not told, or is told as nonsense, is empty', async () => {
  const nonsense = { title: 7, content: null, publishedDate: 'yesterday' };
  expect(await found(foundPage(at, nonsense))).toEqual([
    { address: at, title: 'www.hodinkee.com', excerpt: '', date: null },
  ]);
});

it.each([
  ['nothing', 7],
  ['a result without an address', foundPage(at, { url: undefined })],
  ['a program for an address', foundPage(at, { url: 'javascript:alert(1)' })],
  ['NUL in its address', foundPage(at, { url: 'https://example.com/\0' })],
])('%s is left out', async (_, nonsense) => {
  expect(await found(nonsense, foundPage(at))).toMatchObject([{ address: at }]);
});

it('finds nothing, and tells which engines said nothing', async () => {
  fake.unresponsive = [['google', 'Suspended: CAPTCHA'], ['bing'], 'x'];
  expect(await search().find('boxes')).toEqual({ ok: true, pages: [], silent: [] });
  fake.unresponsive = [['google', 'Suspended: CAPTCHA'], ['bing']];
  expect(await search().find('boxes')).toEqual({ ok: true, pages: [], silent: ['google', 'bing'] });
});

it.each([
  ['rate-limited', 1, replies.error(429)],
  ['unavailable', 2, replies.error(500)],
  ['unavailable', 2, replies.error(503)],
  ['rejected', 1, replies.error(403)],
  ['rejected', 1, replies.error(404)],
  ['unreadable', 1, replies.html()],
  ['unreadable', 1, replies.brokenJson()],
  ['unreadable', 1, replies.body({ results: 'none' })],
  ['unreadable', 1, replies.body([])],
  ['unavailable', 2, replies.cutHalfWay({})],
  ['unavailable', 2, replies.huge(5 * 1024 * 1024)],
] as const)('a fault of the search is a value: %s, after %i', async (kind, tries, reply) => {
  fake.misbehaviour = reply;
  expect(await search().find('boxes')).toMatchObject({ ok: false, kind });
  expect(fake.questions).toHaveLength(tries);
});

it('an engine that gives no JSON is told how to', async () => {
  fake.misbehaviour = replies.error(403);
  expect(await search().find('boxes')).toMatchObject({
    message: expect.stringContaining('“json” must stand under search: formats') as string,
  });
});

it('a server that is back at the second try has answered', async () => {
  fake.results = [foundPage(at)];
  fake.misbehaviour = (response) => {
    fake.misbehaviour = undefined;
    response.destroy();
  };
  expect(await search().find('boxes')).toMatchObject({ ok: true, pages: [{ address: at }] });
});

it.each([
  ['silence', replies.silence()],
  ['a byte now and then', replies.drip(20)],
])('%s ends at the time limit', async (_, reply) => {
  fake.misbehaviour = reply;
  expect(await search(200).find('boxes')).toMatchObject({ ok: false, kind: 'timed-out' });
});

it('being told to stop ends it', async () => {
  fake.misbehaviour = replies.silence();
  const stop = new AbortController();
  const searching = search().find('boxes', stop.signal);
  stop.abort();
  expect(await searching).toMatchObject({ ok: false, kind: 'stopped' });
});

import { foundPage, FakeSearxng } from '../../platform/ai/testing/fake-searxng.js';
import { replies } from '../../platform/ai/testing/fake-replies.js';
import { SearxngPageSearch } from '../../platform/ai-providers/searxng/searxng-page-search.js';
import { PageFinder } from '../../sources/contract.js';
import { WhyNow } from './why-now.js';

let fake: FakeSearxng;
beforeAll(async () => {
  fake = await FakeSearxng.start();
});
afterEach(() => fake.forget());
afterAll(() => fake.stop());

const now = new Date('2026-11-28T12:00:00Z');
const idea = {
  id: 'i',
  title: 'What an original box adds to a watch',
  angle: '',
  relevance: '',
  sources: [{ name: 'Hodinkee', url: 'https://www.hodinkee.com' }],
  categories: [],
};
const at = 'https://www.hodinkee.com/boxes';
const about = { title: 'An original watch box', content: '' };

async function found(...results: unknown[]): Promise<unknown> {
  fake.results = results;
  const search = new SearxngPageSearch(fake.searchUrl, { answerMs: 1_000, pauseMs: 1 });
  const [checked] = await new WhyNow(new PageFinder(search), { now: () => now }).checked(
    [idea],
    new AbortController().signal,
  );
  return checked?.found;
}

it('is the newest page on the subject, on a research source of the idea', async () => {
  const pages = [
    foundPage(`${at}/old`, { ...about, publishedDate: '2026-02-01' }),
    foundPage(`${at}/new`, { ...about, publishedDate: '2026-11-02' }),
    foundPage('https://elsewhere.example/', { ...about, publishedDate: '2026-11-20' }),
  ];
  expect(await found(...pages)).toEqual({
    url: `${at}/new`,
    title: about.title,
    date: '2026-11-02',
    at: now.toISOString(),
  });
  expect(fake.questions[0]?.get('q')).toBe(`${idea.title} site:hodinkee.com`);
});

it.each([
  ['another subject', { title: 'Sales of stamps', content: 'Nothing else.' }],
  ['no date', { ...about, publishedDate: null }],
  ['a date of years ago', { ...about, publishedDate: '2019-01-01' }],
  ['a date to come', { ...about, publishedDate: '2027-01-01' }],
])('is not known from a page of %s', async (_, record) => {
  expect(await found(foundPage(at, record))).toBeUndefined();
});

it('is not known where the search fails, and where there is none', async () => {
  fake.misbehaviour = replies.error(429);
  expect(await found()).toBeUndefined();
  const without = new WhyNow(new PageFinder(null), { now: () => now });
  expect(await without.checked([idea], new AbortController().signal)).toEqual([idea]);
});

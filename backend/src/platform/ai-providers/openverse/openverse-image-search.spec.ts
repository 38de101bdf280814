import { FakeOpenverse, foundAt } from '../../ai/testing/fake-openverse.js';
import { replies } from '../../ai/testing/fake-replies.js';
import { OpenverseImageSearch } from './openverse-image-search.js';

let fake: FakeOpenverse;

beforeAll(async () => {
  fake = await FakeOpenverse.start();
});
afterEach(() => fake.forget());
afterAll(() => fake.stop());

const search = (limitMs?: number) => new OpenverseImageSearch(fake.searchUrl, limitMs);
const at = 'https://example.com/p.jpg';

async function found(...results: unknown[]): Promise<unknown> {
  fake.results = results;
  const outcome = await search().find('watch');
  return outcome.ok ? outcome.pictures : outcome.kind;
}

it('asks for pictures that may be sold and changed, and for nothing indecent', async () => {
  await search().find('watch papers & more');
  expect(Object.fromEntries(fake.questions[0] ?? [])).toEqual({
    q: 'watch papers & more',
    license_type: 'commercial,modification',
    page_size: '20',
    mature: 'false',
  });
});

it('tells where a picture is, who made it and what may be done with it', async () => {
  expect(await found(foundAt(at))).toEqual([
    {
      address: at,
      title: 'Watch movement',
      creator: 'Ada Example',
      source: 'flickr',
      licence: 'CC BY-SA 2.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/2.0/',
      sourcePage: 'https://example.com/photos/7',
    },
  ]);
});

it.each([
  ['by', '4.0', 'CC BY 4.0'],
  ['BY-SA', '3.0', 'CC BY-SA 3.0'],
  ['cc0', '1.0', 'CC0 1.0'],
  ['pdm', '1.0', 'Public Domain Mark 1.0'],
  ['pdm', null, 'Public Domain Mark'],
  ['by', '<b>', 'CC BY'],
  ['by', '4'.repeat(1_000), 'CC BY'],
])('the licence %s %s is %s', async (license, license_version, licence) => {
  expect(await found(foundAt(at, { license, license_version }))).toMatchObject([{ licence }]);
});

it.each([
  'by-nc',
  'by-nd',
  'by-nc-sa',
  'by-nc-nd',
  'sampling+',
  'nc-sampling+',
  'all rights reserved',
  'constructor',
  '',
  7,
  null,
])('a picture under %j is left out', async (license) => {
  expect(await found(foundAt(at, { license }), foundAt(`${at}?2`))).toMatchObject([{ address: `${at}?2` }]);
});

it.each([
  ['indecent', { mature: true }],
  ['without an address', { url: undefined }],
  ['with half an address', { url: 'p.jpg' }],
  ['with a program for an address', { url: 'javascript:alert(1)' }],
  ['with NUL in its address', { url: 'https://example.com/\0' }],
])('a result %s is left out', async (_, record) => {
  expect(await found(foundAt(at, record), foundAt(`${at}?2`))).toMatchObject([{ address: `${at}?2` }]);
});

it.each([7, null, 'x', [], {}])('%j among the results is left out', async (nonsense) => {
  expect(await found(nonsense, foundAt(at))).toMatchObject([{ address: at }]);
});

it('what is not told, or is told as nonsense, is empty', async () => {
  const nonsense = {
    title: ' ',
    creator: 7,
    source: null,
    license_url: 'javascript:alert(1)',
    foreign_landing_url: 'x',
  };
  expect(await found(foundAt(at, nonsense))).toEqual([
    {
      address: at,
      title: 'Untitled',
      creator: null,
      source: 'flickr',
      licence: 'CC BY-SA 2.0',
      licenceUrl: null,
      sourcePage: null,
    },
  ]);
});

it('titles and creators are plain text', async () => {
  const stored = {
    title: 'File:Caf&eacute;_clock.jpg',
    creator: '<a href="//example.com/ada">Ada &amp;amp; Co</a>',
  };
  expect(await found(foundAt(at, stored))).toMatchObject([{ title: 'Café clock', creator: 'Ada & Co' }]);
  const empty = { title: 'File:.jpg', creator: '<b></b>' };
  expect(await found(foundAt(at, empty))).toMatchObject([{ title: 'Untitled', creator: null }]);
});

it('pictures that are known to be small come last', async () => {
  const sizes = [200, undefined, 2_000, null, 'broad', 999, 1_000];
  const pictures = await found(...sizes.map((width) => foundAt(`${at}?${width}`, { width })));
  expect((pictures as { address: string }[]).map(({ address }) => address.slice(at.length + 1))).toEqual([
    'undefined',
    '2000',
    'null',
    'broad',
    '1000',
    '200',
    '999',
  ]);
});

it('long texts are cut by whole characters and made one line', async () => {
  const [picture] = (await found(foundAt(at, { title: `a\n\tb ${'😀'.repeat(400)}` }))) as {
    title: string;
  }[];
  expect(picture?.title).toBe(`a b ${'😀'.repeat(296)}`);
});

it.each([
  ['rate-limited', replies.error(429)],
  ['unavailable', replies.error(500)],
  ['unavailable', replies.error(503)],
  ['rejected', replies.error(401)],
  ['rejected', replies.error(404)],
  ['unreadable', replies.html()],
  ['unreadable', replies.brokenJson()],
  ['unreadable', replies.body({ results: 'none' })],
  ['unreadable', replies.body([])],
  ['unavailable', replies.cutHalfWay({})],
  ['unavailable', replies.huge(5 * 1024 * 1024)],
] as const)('a fault of the search is a value: %s', async (kind, reply) => {
  fake.misbehaviour = reply;
  expect(await search().find('watch')).toMatchObject({
    ok: false,
    kind,
    message: expect.any(String) as string,
  });
});

it.each([
  ['silence', replies.silence()],
  ['a byte now and then', replies.drip(20)],
])('%s ends at the time limit', async (_, reply) => {
  fake.misbehaviour = reply;
  expect(await search(200).find('watch')).toMatchObject({ ok: false, kind: 'timed-out' });
});

it('being told to stop ends it', async () => {
  fake.misbehaviour = replies.silence();
  const stop = new AbortController();
  const searching = search().find('watch', stop.signal);
  stop.abort();
  expect(await searching).toMatchObject({ ok: false, kind: 'stopped' });
});

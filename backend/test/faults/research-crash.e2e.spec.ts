import path from 'node:path';
import pg from 'pg';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { FakeSearxng, foundPage, htmlPage } from '../../src/platform/ai/testing/fake-searxng.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { idOfPersona, modelSettings, type OneArticle } from '../support/articles.js';
import { eventually, soon } from '../support/eventually.js';
import { ServerProcess } from '../support/server-process.js';
import { startStepwiseModel, stepOfRequest } from '../support/stepwise-model.js';

/** A site of the research sources, which leads to the test. */
const site = 'www.hodinkee.com';
const filler =
  'Nothing else stands here but words that fill the page and are of no use to anybody at all. '.repeat(4);
const boxes = 'An original box added a fifth to the price of a watch at four sales in 2025. ';
const invoice = 'Two insurers ask for the invoice of a watch before they pay. ';
const questions = [
  {
    view: 'owner',
    question: 'What does a box add to the price of a watch?',
    query: 'watch box price',
    sources: [1],
  },
  {
    view: 'trade',
    question: 'Do insurers ask for the invoice of a watch?',
    query: 'watch invoice',
    sources: [1],
  },
];

let servers: TestServers;
let database: pg.Client;
let search: FakeSearxng;
let model: FakeOpenAi;
let settings: Record<string, string>;

beforeEach(async () => {
  servers = await startMigratedServers();
  database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
  search = await FakeSearxng.start();
  model = await startStepwiseModel((step) =>
    step === 'article-research' ? replies.answer({ subject: 'Boxes of watches', questions }) : undefined,
  );
  const [, port = ''] = search.host.split(':');
  const at = (name: string): string => `http://${site}:${port}/${name}`;
  search.files.set('/boxes', htmlPage('On boxes', boxes + filler, filler));
  search.files.set('/invoice', htmlPage('On invoices', invoice + filler, filler));
  search.results = (terms) => [foundPage(at(terms.includes('price') ? 'boxes' : 'invoice'))];
  settings = {
    ...modelSettings(model),
    RESEARCH_SEARCH_URL: search.searchUrl,
    IMAGE_FETCH_ALLOW: `${site}:${port}`,
    NODE_OPTIONS: `--require ${path.resolve('backend/test/support/site-here.cjs')}`,
    SITE_HERE: site,
  };
});

afterEach(async () => {
  await search.stop();
  await model.stop();
  await database.end();
  await servers.stop();
});

/** Resolves when the findings of these kinds are kept, so many of each. */
const kept = (wanted: Readonly<Record<string, number>>): Promise<void> =>
  soon(async () => {
    const { rows } = await database.query<{ key: string }>('select key from generation_finding');
    return Object.entries(wanted).every(
      ([kind, count]) => rows.filter(({ key }) => key.startsWith(`${kind} `)).length === count,
    );
  });

const queries = (): (string | null)[] => search.questions.map((asked) => asked.get('q')).toSorted();
const [priceQuery, invoiceQuery] = questions.map(({ query }) => `${query} site:hodinkee.com`);

/** What is still to be answered when the process is killed, what is kept by then, and what is asked for twice. */
const moments = {
  'a search': {
    hold: () => {
      search.misbehaviour = (response) => {
        const terms = search.questions.at(-1)?.get('q') ?? '';
        if (terms.includes('invoice')) return;
        const { results } = search;
        const found = { query: terms, results: typeof results === 'function' ? results(terms) : results };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
      };
      return () => void (search.misbehaviour = undefined);
    },
    kept: { search: 1 },
    queries: [priceQuery, invoiceQuery, invoiceQuery],
    pages: ['/boxes', '/invoice'],
  },
  'a page': {
    hold: () => {
      const page = search.files.get('/invoice') ?? replies.silence();
      search.files.set('/invoice', replies.silence());
      return () => void search.files.set('/invoice', page);
    },
    kept: { search: 2, page: 1 },
    queries: [priceQuery, invoiceQuery],
    pages: ['/boxes', '/invoice', '/invoice'],
  },
} as const;

describe('research that is cut off', () => {
  it.each(Object.entries(moments))(
    'by a kill while %s is under way goes on from what was found, and asks no model twice',
    async (_, moment) => {
      const release = moment.hold();
      let server = await ServerProcess.start(servers, settings);
      try {
        const admin = await server.admin();
        const personaId = await idOfPersona(admin, 'The Archivist');
        const order = { categoryId: 'collectibles', personaId };
        const key = { 'idempotency-key': 'a-search-under-fire' };
        const asked = admin.post('/api/articles/generate', order, key).catch(() => undefined);
        await kept(moment.kept);
        // Another article of this category changes what the model would be asked now.
        const sources = [{ title: 'A note', text: 'A note on boxes.' }];
        expect((await admin.post('/api/articles/generate', { ...order, sources })).status).toBe(201);
        await soon(() => (moment.kept.search === 1 ? search.questions : search.fetched).length === 2);
        await server.kill();
        await asked;
        release();
        server = await ServerProcess.start(servers, settings);
        const after = admin.at(server.origin);
        await eventually(async () => {
          const { status, body } = await after.post<OneArticle>('/api/articles/generate', order, key);
          expect(status).toBe(201);
          expect(body.article).toMatchObject({ sources: [{ title: 'On boxes' }, { title: 'On invoices' }] });
        }, 60_000);
        const steps = model.requests.map(stepOfRequest);
        expect(steps.filter((step) => step === 'article-research')).toHaveLength(1);
        expect(steps.filter((step) => step === 'article-draft')).toHaveLength(2);
        expect(new Set(model.requests.map(({ body }) => JSON.stringify(body.messages))).size).toBe(
          steps.length,
        );
        expect(queries()).toEqual(moment.queries);
        expect(search.fetched.toSorted()).toEqual(moment.pages);
        const draft = model.requests.findLast((request) => stepOfRequest(request) === 'article-draft');
        const read = draft?.body.messages.map(({ content }) => content).join('\n');
        for (const passage of [boxes, invoice]) expect(read).toContain(passage.trim());
        expect((await database.query('select from generation_finding')).rows).toEqual([]);
      } finally {
        await server.kill();
      }
    },
    120_000,
  );
});

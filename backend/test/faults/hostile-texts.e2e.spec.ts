import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { text as read } from 'node:stream/consumers';
import { hostileTexts } from '../../../checks/testing/hostile-texts.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { draftPath, generate, idOfPersona, type OneArticle } from '../support/articles.js';
import { Sources } from '../support/images.js';
import type { OneProposal } from '../support/proposals.js';
import { ServerProcess } from '../support/server-process.js';
import { goodCaptions, promptOf } from '../support/topics.js';
import type { Answer, Visitor } from '../support/visitor.js';

const length = 200_000;
const passageStart = 100;
const longestPassage = 20_000;
const mostMs = 100;

let servers: TestServers;
let sources: Sources;
let server: ServerProcess;
let admin: Visitor;
let personaId: string;
const agent = new Agent({ keepAlive: true });
/** The model's answer for a passage. */
let answered = '';

beforeAll(async () => {
  [servers, sources] = await Promise.all([startMigratedServers(), Sources.start()]);
  const { otherwise } = sources.model;
  sources.model.otherwise = (request) => {
    const prompt = promptOf(request) ?? '';
    if (prompt.startsWith('caption')) return replies.answer(goodCaptions);
    if (prompt.includes('passage')) return replies.answer({ text: answered, note: '' });
    if (prompt.includes('title'))
      return replies.answer({ titles: ['One box', 'Two coins', 'Three watches'] });
    return otherwise(request);
  };
  server = await ServerProcess.start(servers, {
    ...sources.settings,
    IMAGE_SEARCH_URL: 'off',
    AI_PIPELINE: 'single',
  });
  admin = await server.admin();
  personaId = await idOfPersona(admin, 'The Appraiser');
  // Everything takes longer the first time after the start, whatever the text.
  const { id } = await generate(admin, { personaId });
  for (const [, take] of stepsWith(id, 'A box and a coin. '.repeat(length / 18))) await take();
}, 240_000);
afterAll(async () => {
  agent.destroy();
  await server.stop();
  await sources.stop();
  await servers.stop();
});

/** How long the thread that answers requests has run, in ms; infinite if the system does not say. */
function ranMs(): number {
  const { processId } = server;
  const schedule = `/proc/${processId}/task/${processId}/schedstat`;
  return existsSync(schedule) ? Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6 : Infinity;
}

/** Sends the cheapest of all requests. */
const askForNothing = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    get(`${server.origin}/health/live`, { agent }, (answer) => resolve(read(answer))).on('error', reject);
  });

/**
 * The longest delay of somebody else's cheap request while something is done, in ms. Only the time that the server's
 * thread has run counts, so that a busy machine makes no difference.
 */
async function heldUpMs(take: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const taken = take().finally(() => (isDone = true));
  let most = 0;
  while (!isDone) {
    const [started, ran] = [performance.now(), ranMs()];
    await askForNothing();
    const [took, worked] = [performance.now() - started, ranMs() - ran];
    most = Math.max(most, Number.isNaN(worked) ? took : Math.min(took, worked));
  }
  await taken;
  return most;
}

type Step = readonly [name: string, take: () => Promise<Answer<unknown>>];

/** Every way in which a text is read, one after the other. */
function stepsWith(id: string, text: string): readonly Step[] {
  const path = draftPath(id);
  const passage = text.slice(passageStart, passageStart + longestPassage).toWellFormed();
  let proposal: OneProposal['proposal'] | undefined;
  let revision = 0;
  const seen = async (answer: Promise<Answer<OneArticle>>): Promise<Answer<OneArticle>> => {
    const { body } = await answer;
    revision = body.article?.revision ?? revision;
    return answer;
  };
  answered =
    `${passage.slice(0, 9_000)} zz ${passage.slice(9_002, 15_000)} zz${passage.slice(15_003)}`.toWellFormed();
  const reads = [
    '',
    '/history',
    '/origins',
    '/lineage',
    '/rule-report',
    '/prompt',
    '/check-inputs',
    '/reviews',
    '/packages',
    '/packages/1',
    '/evidence',
  ];
  const steps: Step[] = [
    ['save', () => seen(admin.patch(path, { content: text }))],
    [
      'change',
      () => seen(admin.patch(path, { content: `A coin. ${text.slice(0, -20)} Keep it.`.toWellFormed() })),
    ],
    ['check', () => admin.post('/api/articles/check', { title: 'A box', content: text, articleId: id })],
    ['dismiss', () => admin.post(`${path}/findings/dismiss`, { rule: 'too-close', quote: passage })],
    [
      'propose',
      async () => {
        const answer = await admin.post<OneProposal>(`${path}/proposals`, {
          kind: 'own',
          instruction: 'Make it plainer.',
          revision,
          start: passageStart,
          end: passageStart + longestPassage,
        });
        proposal = answer.body.proposal;
        return answer;
      },
    ],
    [
      'accept a part',
      () => seen(admin.post(`${path}/proposals/${proposal?.id ?? 'none'}/accept`, { hunks: ['h1'] })),
    ],
    [
      'change again',
      () => seen(admin.patch(path, { content: `Another box. ${text.slice(0, -40)}`.toWellFormed() })),
    ],
    ['accept', () => admin.post(`${path}/proposals/${proposal?.id ?? 'none'}/accept`, {})],
    ['review', () => admin.post(`${path}/reviews`, undefined, { 'if-match': `"${revision}"` })],
    ['promote', () => seen(admin.patch(path, { content: text, status: 'promoted' }))],
    ['captions', () => admin.post('/api/social-generator/generate', { articleId: id })],
    ['images', () => admin.post('/api/images/generate-for-article', { articleId: id })],
    ...reads.map((read) => [read || 'open', () => admin.get(path + read)] as const),
    ['earlier', () => admin.get(`${path}/history/1`)],
    ['lists', () => admin.get('/api/articles?q=article')],
    ['published', () => admin.get('/api/published')],
    ['feed', () => admin.get('/api/published/feed.json')],
    ['audit', () => admin.get('/api/audit?limit=20')],
    [
      'generate from it',
      () =>
        admin.post('/api/articles/generate', {
          categoryId: 'collectibles',
          personaId,
          customPrompt: text.slice(0, 4_000).toWellFormed(),
          sources: [{ title: 'A page', text: passage.trim() || 'A box.' }],
        }),
    ],
    ['return', () => seen(admin.patch(path, { status: 'draft' }))],
    ['restore', () => seen(admin.post(`${path}/restore`, { revision: 1 }))],
  ];
  // Nothing is proposed for a passage of blanks.
  return passage.trim() === '' ? steps.filter(([name]) => !/^propose|^accept/.test(name)) : steps;
}

/** Finds the steps that hold others up with a text, and those that fail. */
async function faultsOf(text: string): Promise<{ held: Map<string, number>; failed: string[] }> {
  const held = new Map<string, number>();
  const failed: string[] = [];
  const { id } = await generate(admin, { personaId });
  for (const [name, take] of stepsWith(id, text)) {
    let status = 0;
    const ms = await heldUpMs(async () => ({ status } = await take()));
    if (!(ms < mostMs)) held.set(name, Math.round(ms));
    if (status >= 400 && status !== 409) failed.push(`${name}: ${status}`);
  }
  return { held, failed };
}

/** The kinds of texts, in reverse: the last one is a mixture of all kinds, and is always tested. */
const kinds = Object.entries(hostileTexts).toReversed();

describe('A30 hostile texts', () => {
  it.each(kinds.slice(0, scaled(kinds.length)))(
    'of %s hold up nobody, wherever they are read',
    async (_, textOf) => {
      const text = textOf(length);
      const { held, failed } = await faultsOf(text);
      // A slow text is slow each time, but a busy machine is slow only once.
      const again = held.size > 0 ? (await faultsOf(text)).held : held;
      const heldTwice = [...held].filter(([name]) => again.has(name));
      expect({ held: heldTwice, failed }).toEqual({ held: [], failed: [] });
    },
    600_000,
  );
});

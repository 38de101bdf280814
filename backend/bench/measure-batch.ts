import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '../src/platform/config/settings.js';
import { FakeOpenAi, type FakeRequest } from '../src/platform/ai/testing/fake-openai.js';
import { replies } from '../src/platform/ai/testing/fake-replies.js';
import { runProgram } from '../src/run-program.js';
import { startServers } from '../embedded/servers.js';
import { say } from './say.js';
import { startProduct } from './servers.js';

const articles = 20;
const atOnce = 5;
const callMs = 2_000;
/**
 * The most that a batch may take, as a multiple of the time that its calls need when the most allowed are always under
 * way.
 */
const allowed = 1.3;
const password = 'measured and thrown away';

/**
 * `npm run batch:measure`: measures how long a batch takes whose calls to the model take two seconds each, and compares
 * it with the time that its calls need by themselves. Ends with exit code 1 if it takes longer than it may.
 */
async function measureBatch(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'provenance-batch-'));
  const servers = await startServers(readSettings({ DATA_DIR: dataDir }), say);
  const model = await FakeOpenAi.start(async (request) => {
    await pause(callMs);
    return replies.answer(answerTo(request, model.requests.length));
  });
  const product = await startProduct({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: servers.databaseUrl,
    EVENTSTORE_URL: servers.eventStoreUrl,
    ADMIN_PASSWORD: password,
    OPENAI_BASE_URL: model.baseUrl,
    AI_CONCURRENCY: String(atOnce),
  });
  try {
    const cookie = await signIn(product.origin);
    const began = performance.now();
    const written = await writeBatch(product.origin, cookie);
    const took = performance.now() - began;
    // The plan comes before everything else, so it runs alone.
    const needed = callMs + ((model.requests.length - 1) * callMs) / atOnce;
    const ratio = took / needed;
    say(
      `${written} of ${articles} articles, ${model.requests.length} calls of ${callMs / 1_000} s, ${model.peakAtOnce} at once: ` +
        `${(took / 1_000).toFixed(1)} s, ${ratio.toFixed(2)} times the ${(needed / 1_000).toFixed(1)} s of the calls (at most ${allowed})`,
    );
    if (written < articles || ratio > allowed) process.exitCode = 1;
  } finally {
    await product.stop();
    await model.stop();
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await post(origin, '/api/auth/login', { username: 'admin', password });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function writeBatch(origin: string, cookie: string): Promise<number> {
  const personas = (await (await fetch(`${origin}/api/personas`, { headers: { cookie } })).json()) as {
    id: string;
  }[];
  const body = {
    articleCount: articles,
    personas: personas.map(({ id }) => id),
    categories: ['collectibles', 'market-intel'],
  };
  const answer = await post(origin, '/api/articles/generate-flexible-batch', body, cookie);
  const { summary } = (await answer.json()) as { summary?: { totalGenerated: number } };
  return summary?.totalGenerated ?? 0;
}

function post(origin: string, address: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${origin}${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'idempotency-key': `measured${address}`,
      cookie,
    },
    body: JSON.stringify(body),
  });
}

/** The answer to each step, chosen by the name of the schema that it asks for; every article is different. */
function answerTo({ body }: FakeRequest, number: number): unknown {
  const { name = '' } = (body.response_format?.json_schema ?? {}) as { name?: string };
  const headings = ['Papers', 'Proof', 'Price', 'Care'];
  const section = (heading: string, place: number): string =>
    `## ${heading}\n\n${Array.from({ length: 25 }, (_, at) => `Owner ${number}.${place}.${at} keeps paper ${at * number + place} in drawer ${at + place}.`).join(' ')}`;
  switch (name) {
    case 'article-outline':
      return {
        thesis: 'Keep the papers.',
        reader: 'Owners.',
        sections: headings.map((heading) => ({ heading, purpose: '', points: [], words: 220, sources: [] })),
      };
    case 'article-draft':
      return { title: `What paper ${number} proves`, content: headings.map(section).join('\n\n') };
    case 'article-finish':
      return {
        title: `What paper ${number} proves`,
        lead: 'Papers outlast memories.',
        summary: 'Keep them.',
      };
    case 'section-revision':
      return { title: null, sections: [] };
    default:
      return { articles: [] };
  }
}

runProgram(measureBatch);

import pg from 'pg';
import { load, type Figures } from './load.js';
import { say } from './say.js';
import { rareWord } from './seed.js';

const seconds = 2;

/** The cost of one page of a list and of two searches, with few and with many hits, at a number of articles. */
export interface Growth {
  readonly articles: number;
  readonly list: Figures;
  readonly fewHits: Figures;
  readonly manyHits: Figures;
}

export async function measureGrowth(
  origin: string,
  databaseUrl: string,
  cookie: string,
  articles: number,
): Promise<Growth> {
  await vacuum(databaseUrl);
  say(`Lists of ${articles} articles…`);
  const measured = async (query: string): Promise<Figures> => {
    const url = `${origin}/api/articles/drafts?limit=20${query}`;
    const next = () => ({ method: 'GET', url }) as const;
    await load(1, seconds / 4, { cookie }, next);
    return load(1, seconds, { cookie }, next);
  };
  return {
    articles,
    list: await measured(''),
    fewHits: await measured(`&q=${rareWord}`),
    manyHits: await measured('&q=hallmark'),
  };
}

/** Vacuums the table as Postgres does by itself within a minute after so many new rows. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('vacuum (analyze) article');
  } finally {
    await client.end();
  }
}

import { seededWholeNumbers } from '../../checks/testing/seeded-random.js';
import { catalogs } from '../src/catalogs.js';
import { internalContext } from '../src/platform/event-sourcing/command-context.js';
import { systemActor } from '../src/platform/event-sourcing/actor.js';
import type { DomainEvent } from '../src/platform/event-sourcing/event-catalog.js';
import { EventCodec } from '../src/platform/event-sourcing/event-codec.js';
import type { EventStore } from '../src/platform/event-sourcing/event-store.js';

export const articleCount = 10_000;
/** The article whose history is measured, and its number of revisions. */
export const longLived = { id: articleId(0), revisions: 50 };

/** The article whose text has been replaced as a whole again and again. */
export const rewritten = { id: articleId(1), revisions: 500 };

/**
 * A word that stands in the titles of exactly ten articles, however many there are, so that a search for it always
 * finds the same page.
 */
export const rareWord = 'monogram';
const isRare = (n: number): boolean => n < 1_000 && n % 100 === 50;

/** The article that is edited first after a start. */
export const longest = { id: articleId(2_000_000), revisions: 1_000 };

const writers = 32;
const words =
  'appraisal ledger provenance crate invoice loupe hallmark auction estimate policy transit vault'.split(' ');
const personas = ['The Appraiser', 'The Underwriter', 'The Archivist', 'The Market Watcher', 'The Collector'];
const categories = ['luxury-assets', 'collectibles', 'market-intel', 'vaulted-voices', 'collectors-calendar'];

export function articleId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/**
 * Seeds articles of some 5 KB from one number up to another (not included), appended as the application would append
 * them.
 * @returns the last commit position
 */
export async function seedArticles(store: EventStore, from: number, upTo: number): Promise<bigint> {
  let last = 0n;
  await eachSideBySide(upTo - from, async (index) => {
    const n = from + index;
    const rewrites = n === 1 ? rewritten.revisions - 1 : 0;
    const edits = n === 0 ? longLived.revisions - 1 : 0;
    const position = await appendAll(store, articleId(n), [
      generated(n, text(n, 800)),
      ...Array.from({ length: edits }, (_, edit) => edited(text(edit, 200))),
      ...Array.from({ length: rewrites }, (_, edit) => edited(text(-edit, 900))),
    ]);
    if (position > last) last = position;
  });
  return last;
}

/** Seeds this many more articles, one event of about 1 KB each, for the measurement of a replay. */
export async function seedReplay(store: EventStore, articles: number): Promise<bigint> {
  let last = 0n;
  await eachSideBySide(articles, async (n) => {
    const position = await append(store, articleId(1_000_000 + n), [generated(n, text(n, 60))]);
    if (position > last) last = position;
  });
  return last;
}

export async function seedLongest(store: EventStore): Promise<void> {
  const history = [
    generated(2_000_000, text(0, 200)),
    ...Array.from({ length: longest.revisions - 1 }, (_, n) => edited(text(n, 200))),
  ];
  await appendAll(store, longest.id, history);
}

/** Appends in parts of a hundred events, because the size of one append is limited. */
async function appendAll(store: EventStore, id: string, events: readonly DomainEvent[]): Promise<bigint> {
  let last = 0n;
  for (let from = 0; from < events.length; from += 100) {
    const after = from === 0 ? undefined : BigInt(from - 1);
    last = await append(store, id, events.slice(from, from + 100), after);
  }
  return last;
}

const codec = new EventCodec(catalogs);
const articleEvents = catalogs.find(({ streamPrefix }) => streamPrefix === 'article');

async function append(
  store: EventStore,
  id: string,
  events: readonly DomainEvent[],
  after?: bigint,
): Promise<bigint> {
  if (!articleEvents) throw new Error('There are no articles to seed.');
  const stream = `article-${id}`;
  const records = codec.encode(
    articleEvents,
    stream,
    events,
    internalContext(systemActor),
    new Date(),
    after,
  );
  return (await store.append(stream, records, after)).position;
}

const ruleReport = { passed: true, rulesRevision: 0, checks: [] };

function generated(n: number, content: string): DomainEvent {
  const categoryId = categories[n % categories.length] ?? '';
  return {
    type: 'ArticleGenerated',
    data: {
      authorId: null,
      personaId: articleId(n % personas.length),
      personaName: personas[n % personas.length],
      categoryId,
      categoryName: categoryId,
      title: `${words[n % words.length]} and ${words[(n * 7) % words.length]}, number ${n}${isRare(n) ? `, with a ${rareWord}` : ''}`,
      content,
      wordCount: 800,
      batch: null,
      ideaId: null,
      ruleReport,
      provenance: {
        provider: 'demo',
        model: 'bench',
        promptVersion: '1',
        promptHash: 'bench',
        personaRevision: 0,
        rulesRevision: 0,
        customPrompt: null,
        tokens: null,
        durationMs: 1,
        revisedFor: [],
        ideaId: null,
      },
    },
  };
}

function edited(content: string): DomainEvent {
  return {
    type: 'ArticleEdited',
    data: { content: { to: content, wordsAdded: 3, wordsRemoved: 1, wordCount: 200 }, ruleReport },
  };
}

const sentenceWords = 14;
const paragraphWords = 70;

/** Prose of `length` words in sentences and paragraphs, different for each seed; runs of words hardly ever repeat. */
export function text(seed: number, length: number): string {
  const next = seededWholeNumbers(seed + 1);
  return Array.from({ length }, (_, n) => {
    const word = `${words[next(words.length)]}${['', 's', 'like', 'worth', 'less', 'ward'][next(6)]}`;
    if ((n + 1) % paragraphWords === 0) return `${word}.\n\n`;
    return (n + 1) % sentenceWords === 0 ? `${word}. ` : `${word} `;
  })
    .join('')
    .trim();
}

async function eachSideBySide(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: writers }, worker));
}

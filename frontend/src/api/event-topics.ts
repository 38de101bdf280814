import type { QueryKey } from '@tanstack/react-query';

/** The reads that a kind of stream feeds. A key matches every read whose key begins with it. */
interface Reads {
  /**
   * The keys of lists and counts over all streams of the kind; `{}` stands for any filters and spares the single
   * things.
   */
  lists: QueryKey[];
  /** Returns the keys of the reads that show a single thing by its id, or any of them when the id is undefined. */
  single?: (id: string | undefined) => QueryKey[];
}

/** The reads that show any single article, and lists of them. */
const anyArticle: QueryKey = ['api', 'articles', 'drafts'];

const oneArticle = (id: string | undefined): QueryKey[] => [
  id === undefined ? anyArticle : [...anyArticle, id],
];

const articleLists: QueryKey[] = [
  ['api', 'articles', {}],
  ['api', 'articles', 'drafts', {}],
];

/** The reads of what was in force at a revision, and what has changed since. */
const articleRevisions: QueryKey = ['api', 'articles', 'revisions'];

/** Articles, and those planned in a batch, are shown under the present names of personas and categories. */
const namedAfterThem: QueryKey[] = [anyArticle, ['api', 'articles', 'batches']];

/** The status also tells what the next run will be made of: rules, personas and categories. */
const schedulerStatus: QueryKey = ['api', 'scheduler', 'status'];

/** The quality figures count what becomes of drafts, and all calls to models. */
const quality: QueryKey = ['api', 'quality'];

const readsByKind: Record<string, Reads> = {
  // An idea shows the articles that were written from it, and a run shows those that it wrote.
  article: {
    lists: [
      ...articleLists,
      ['api', 'stats'],
      ['api', 'topic-generator'],
      ['api', 'scheduler', 'runs'],
      quality,
    ],
    single: oneArticle,
  },
  // Images and captions belong to an article, and their streams have its id. Lists count them.
  headerImages: {
    lists: articleLists,
    single: (id) => [...oneArticle(id), ['api', 'images', 'earlier', ...(id === undefined ? [] : [id])]],
  },
  captions: { lists: [...articleLists, quality], single: oneArticle },
  // An article's proposals are part of what is shown of it.
  proposals: { lists: [quality], single: oneArticle },
  // This is not a stream, but it is reported like one: the origins of articles, which are counted after each change.
  origins: { lists: articleLists },
  topics: { lists: [['api', 'topic-generator'], quality] },
  batch: { lists: [['api', 'articles', 'batches'], quality] },
  // A batch tells which step each of its articles is at.
  generation: { lists: [['api', 'generations'], ['api', 'articles', 'batches'], quality] },
  // No event reports an import's items, so the page polls for them while they are read or imported.
  import: {
    lists: [['api', 'imports', {}]],
    single: (id) => [['api', 'imports', ...(id === undefined ? [] : [id])]],
  },
  weeklyLimit: { lists: [['api', 'articles', 'weekly-count']] },
  persona: {
    lists: [
      ['api', 'personas'],
      ['api', 'config', 'personas'],
      ...namedAfterThem,
      articleRevisions,
      schedulerStatus,
    ],
  },
  categories: {
    lists: [
      ['api', 'categories'],
      ['api', 'config', 'categories'],
      // A profile shows its categories by name.
      ['api', 'personas'],
      ...namedAfterThem,
      articleRevisions,
      schedulerStatus,
    ],
  },
  // An article shows by which rules it is checked, and whether they have changed since it was written.
  editorialRules: {
    lists: [['api', 'config', 'editorial-rules'], anyArticle, articleRevisions, schedulerStatus],
  },
  scheduler: { lists: [schedulerStatus] },
  scheduledRun: { lists: [['api', 'scheduler'], quality] },
  // This is not a stream, but it is reported like one: messages that wait, and what became of them.
  outbox: {
    lists: [
      ['api', 'notifications', 'deliveries'],
      ['api', 'webhooks', 'deliveries'],
      ['api', 'sites', 'deliveries'],
      // An article shows which sites it waits for.
      anyArticle,
    ],
  },
  sites: { lists: [['api', 'sites', {}], anyArticle] },
  siteDeliveries: { lists: [], single: oneArticle },
  accessTokens: { lists: [['api', 'tokens']] },
  webhooks: {
    lists: [
      ['api', 'webhooks', {}],
      ['api', 'webhooks', 'deliveries'],
    ],
  },
  users: {
    lists: [
      ['api', 'users'],
      ['api', 'config', 'users'],
      ['api', 'auth', 'user'],
      ['api', 'auth', 'methods'],
      // What an author may see depends on the persona that is assigned to them.
      ['api', 'personas'],
      ...articleLists,
      ['api', 'stats'],
    ],
  },
};

/** Every change is a line of the log. */
const log: QueryKey = ['api', 'audit'];

/**
 * The reads that a `change` event outdates. Its topics are kinds of streams (`article`) and, where the user may know of
 * them, the streams themselves (`article-<id>`). Without the latter, any single thing of the kind may have changed.
 */
export function outdatedBy(topics: readonly string[]): QueryKey[] {
  const streams = topics.map((topic) => {
    const dash = topic.indexOf('-');
    return dash === -1 ? { kind: topic } : { kind: topic.slice(0, dash), id: topic.slice(dash + 1) };
  });
  const keys = streams.flatMap(({ kind, id }) => {
    const reads = readsByKind[kind];
    if (!reads) return [];
    if (id !== undefined) return reads.single?.(id) ?? [];
    const told = streams.some((other) => other.kind === kind && other.id !== undefined);
    return told ? reads.lists : [...reads.lists, ...(reads.single?.(undefined) ?? [])];
  });
  return [log, ...keys];
}

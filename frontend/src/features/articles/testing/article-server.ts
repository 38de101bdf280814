import { aWholeArticle } from '@/testing/desk';
import { answer, type SeenRequest, type serve } from '@/testing/fetch-stand-in';
import type { Article, HistoryEvent } from '../api/get-article';
import type { RevisionContext } from '../api/get-article-revision';

const checkInputs = {
  rules: {
    format_and_quality_standards: {
      length: { min_words: 0, max_words: 10_000, preferred_range: '' },
      must_include_at_least_one_of: [],
    },
    do_not: [],
  },
  captions: { captions: [], brandTags: [], link: '' },
  dismissals: [],
  madeUpAddresses: [],
};

/** An article for tests: a draft of revision 0 that misses one rule, unless the test says otherwise. */
export function anArticle(changes: Partial<Article> = {}): Article {
  return aWholeArticle({
    title: 'Two booklets, one serial number',
    timestamp: '2026-11-14T09:12:00.000Z',
    updatedAt: '2026-11-14T09:12:00.000Z',
    wordCount: 5,
    content: 'First paragraph here.\n\nSecond one.\n\nThird one.',
    ruleReport: {
      passed: false,
      rulesRevision: 3,
      findings: [],
      checks: [
        { rule: 'Length', status: 'fail', detail: '7 words; 800 to 1,000 words are asked for.' },
        { rule: 'Do: Explain a term', status: 'review', detail: 'Left to the reviewer.' },
      ],
    },
    provenance: {
      provider: 'openai',
      model: 'a-model',
      promptVersion: '1',
      promptHash: 'd5890d86d031aa',
      personaRevision: 2,
      rulesRevision: 3,
      customPrompt: 'About booklets',
      tokens: { input: 1_200, output: 900 },
      durationMs: 4_200,
      revisedFor: [],
      ideaId: null,
    },
    ...changes,
  });
}

const people = { 'u-1': 'Mara Desk', 'u-2': 'Theo Desk' };
type Person = keyof typeof people;

/** The number of revisions that have routes, which is more than tests save. */
const MOST_REVISIONS = 10;

/** The context of a revision. Nothing has changed since, unless the test says otherwise. */
export const aContext = (changes: Partial<RevisionContext> = {}): RevisionContext => ({
  persona: 'The Appraiser',
  personaRevision: 2,
  category: 'Collectibles',
  rulesRevision: 3,
  prompt: { version: '7', hash: 'd5890d86d031aa' },
  changedSince: [],
  ...changes,
});

interface Revision {
  article: Article;
  event: HistoryEvent;
}

/**
 * A server with one article. Like the real one, it keeps every revision, and refuses changes to an older one. Its
 * `routes` are for `serve`; `saveAs` saves for somebody else.
 */
export class ArticleServer {
  private readonly revisions: Revision[];

  constructor(first: Article = anArticle()) {
    this.revisions = [{ article: first, event: eventOf(first, first, 'u-1', 'ArticleGenerated') }];
  }

  get current(): Article {
    return this.at(-1).article;
  }

  /** The contents of all revisions, from the first. */
  get contents(): string[] {
    return this.revisions.map(({ article }) => article.content);
  }

  saveAs(person: Person, changes: Partial<Article>, type = 'ArticleEdited'): Article {
    const before = this.current;
    const article = { ...before, ...changes, revision: before.revision + 1 };
    this.revisions.push({ article, event: eventOf(before, article, person, type) });
    return article;
  }

  get routes(): Parameters<typeof serve>[0] {
    const { id } = this.current;
    const path = `/api/articles/drafts/${id}`;
    const single = (revision: number) => [
      `GET ${path}/history/${revision}`,
      () => ({ success: true, article: this.at(revision).article, context: aContext() }),
    ];
    return {
      [`GET ${path}`]: () => ({ success: true, article: this.current }),
      [`GET ${path}/lineage`]: { nodes: [], edges: [] },
      [`GET ${path}/reviews`]: { reviews: [] },
      [`GET ${path}/check-inputs`]: checkInputs,
      [`GET ${path}/findings/dismissed`]: { dismissals: [] },
      [`PATCH ${path}`]: (request) =>
        this.stale(request) ?? {
          success: true,
          article: this.saveAs('u-1', request.body as Partial<Article>),
        },
      [`DELETE ${path}`]: { success: true },
      [`GET ${path}/history`]: () => ({
        events: this.revisions.map(({ event }) => event).reverse(),
        nextCursor: null,
      }),
      [`POST ${path}/restore`]: (request) => {
        const { title, content, summary } = this.at((request.body as { revision: number }).revision).article;
        const restored = this.saveAs('u-1', { title, content, summary }, 'ArticleRestored');
        return { success: true, article: restored };
      },
      ...(Object.fromEntries(Array.from({ length: MOST_REVISIONS }, (_, at) => single(at))) as object),
      'GET /api/articles/drafts': ({ path: address }) => {
        const articles = address.includes(`status=${this.current.status}`) ? [this.current] : [];
        return { articles, total: articles.length, nextCursor: null };
      },
      'POST /api/articles/check': { findings: [], counts: {}, rulesRevision: 3 },
      'GET /api/stats': { total: 1, drafts: 1, published: 0, weeks: [] },
      'GET /api/personas': [{ id: 'p-1', name: 'The Appraiser' }],
      'GET /api/categories': [{ id: 'collectibles', name: 'Collectibles', color: '#7a3e48' }],
    };
  }

  private at(revision: number): Revision {
    const found = this.revisions.at(revision);
    if (!found) throw new Error(`No revision ${revision}`);
    return found;
  }

  private stale({ headers }: SeenRequest): Response | undefined {
    const { article, event } = this.at(-1);
    if (headers.get('if-match') === `"${article.revision}"`) return undefined;
    const current = { revision: article.revision, by: event.actor, at: event.at };
    return answer(412, { status: 412, detail: 'Someone saved a change in the meantime.', current });
  }
}

function eventOf(before: Article, article: Article, person: Person, type: string): HistoryEvent {
  const changed = (['title', 'content', 'summary', 'status'] as const).filter(
    (field) => before[field] !== article[field],
  );
  return {
    revision: article.revision,
    type,
    at: '2026-11-20T14:42:00.000Z',
    actor: { kind: 'user', id: person, name: people[person], role: 'author' },
    summary:
      type === 'ArticlePromoted'
        ? 'Promoted the article as package 1, overriding “Length” (It is due today.)'
        : 'Set the article back to the text of an earlier revision',
    changes: changed.map((field) =>
      field === 'content'
        ? { field, wordsAdded: 2, wordsRemoved: 1 }
        : { field, from: before[field], to: article[field] },
    ),
  };
}

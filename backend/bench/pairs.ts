import type { Call } from './load.js';
import { articleCount, articleId, longLived, rewritten, text } from './seed.js';

/** The most that fifty people may work on in a day; each of these articles is edited again and again. */
const articlesInWork = 500;
/** The number of an article that several people save at the same time. */
const sameArticle = 2;

/** A call of the product and its counterpart of the baseline. */
export interface Pair {
  readonly call: string;
  product(n: number): Call;
  bare(n: number): Call;
  /**
   * The number of connections for a longer measurement; without it, the call is made with each of `connectionCounts`.
   */
  readonly sustained?: number;
}

export function pairs(product: string, bare: string): Pair[] {
  const drafts = `${product}/api/articles/drafts`;
  // This stride meets every article once before it meets one again.
  const some = (n: number): string => articleId(1 + ((n * 7919) % (articleCount - 1)));
  // An ordinary edit keeps the text but for a few words.
  const edit = (base: string, article: number, n: number): Call => ({
    method: 'PATCH',
    url: `${base}/${articleId(article)}`,
    body: { content: `${text(article, 800)} Edit number ${n}.` },
  });
  const inWork = (n: number): number => sameArticle + (n % articlesInWork);
  // People save texts that differ each time, of any article.
  const rewrite = (base: string, n: number, id = some(n)): Call => ({
    method: 'PATCH',
    url: `${base}/${id}`,
    body: { content: text(articleCount + n, 900) },
  });
  const rename = (base: string, n: number): Call => renamed(base, some(n), n);
  let productTouched = sameArticle + articlesInWork;
  let bareTouched = productTouched;
  return [
    {
      call: 'list of 20, filter and search',
      product: () => ({ method: 'GET', url: `${drafts}?limit=20&status=draft&q=hallmark` }),
      bare: () => ({ method: 'GET', url: `${bare}/list?limit=20&status=draft&q=hallmark` }),
    },
    {
      call: 'one article',
      product: (n) => ({ method: 'GET', url: `${drafts}/${some(n)}` }),
      bare: (n) => ({ method: 'GET', url: `${bare}/article/${some(n)}` }),
    },
    {
      call: 'history of 50 revisions',
      product: () => ({ method: 'GET', url: `${drafts}/${longLived.id}/history` }),
      bare: () => ({ method: 'GET', url: `${bare}/article/${longLived.id}/history` }),
    },
    {
      call: 'first edit since the start',
      product: (n) => edit(drafts, (productTouched += 1), n),
      bare: (n) => edit(`${bare}/article`, (bareTouched += 1) % articleCount, n),
    },
    {
      call: 'edit with history',
      product: (n) => edit(drafts, inWork(n), n),
      bare: (n) => edit(`${bare}/article`, inWork(n), n),
    },
    {
      call: 'one article again and again',
      product: (n) => edit(drafts, sameArticle, n),
      bare: (n) => edit(`${bare}/article`, sameArticle, n),
    },
    {
      call: 'whole text of one article',
      sustained: 1,
      product: (n) => rewrite(drafts, n, rewritten.id),
      bare: (n) => rewrite(`${bare}/article`, n, rewritten.id),
    },
    {
      call: 'whole text of any article',
      sustained: 10,
      product: (n) => rewrite(drafts, n),
      bare: (n) => rewrite(`${bare}/article`, n),
    },
    {
      // Nobody has read these articles since they were saved, so many are still to be checked.
      call: 'one article after such saves',
      product: (n) => ({ method: 'GET', url: `${drafts}/${some(n)}` }),
      bare: (n) => ({ method: 'GET', url: `${bare}/article/${some(n)}` }),
    },
    {
      call: 'title of any article',
      product: (n) => rename(drafts, n),
      bare: (n) => rename(`${bare}/article`, n),
    },
  ];
}

export const renamed = (base: string, article: string, n: number): Call => ({
  method: 'PATCH',
  url: `${base}/${article}`,
  body: { title: `The hallmark and the ledger, number ${n}` },
});

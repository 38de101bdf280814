import {
  type ArticleLookup,
  type FoundArticle,
  noSuchArticle,
  type Reader,
} from '../../articles/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';

/**
 * Returns the promoted article that something will be made for.
 * @param what the thing that will be made, as the beginning of a sentence: `Captions`
 * @throws DomainError `not-found` when the asker may not know about it, `conflict` when it is a draft
 */
export async function promotedArticle(
  articles: ArticleLookup,
  asker: Reader,
  articleId: string,
  what: string,
): Promise<FoundArticle> {
  const article = (await articles.findPromoted(asker, articleId)) ?? noSuchArticle();
  if (article.status === 'promoted') return article;
  throw new DomainError(
    'conflict',
    'article-not-promoted',
    `${what} are only available for promoted articles. Promote the article first.`,
  );
}

export type { ArticleEvent } from './domain/article.events.js';
export type { BatchEvent } from './domain/batch.events.js';
export { ArticleImage } from './article-parts.dto.js';
export { ArticleCommissions } from './generation/article-commissions.js';
export { noSuchArticle } from './domain/article.decider.js';
export type { Reader } from './domain/reader.js';
export { imageOf } from './queries/header-images.js';
export { GetBatch } from './queries/get-batch.query.js';
export { ArticleLookup, type FoundArticle } from './queries/article-lookup.js';

export { ArticleImage } from './article-parts.dto.js';
export type { ArticleEvent } from './domain/article.events.js';
export { noSuchArticle } from './domain/article.decider.js';
export type { Reader } from './domain/reader.js';
export { imageOf } from './queries/header-images.js';
export { ArticleLookup, type FoundArticle } from './queries/article-lookup.js';

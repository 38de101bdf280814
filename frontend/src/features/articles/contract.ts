import { lazy } from 'react';

export {
  type Article,
  articleHistoryQuery,
  articleQuery,
  lineageQuery,
  tellLoadFailure,
} from './api/get-article';
export {
  type ArticleSummary,
  articlesOf,
  draftPagesQuery,
  draftsQuery,
  firstDraftsQuery,
  isWanted,
  type ListedArticle,
  statsQuery,
} from './api/drafts';
export { downloadArticle } from './export/download-article';
export { OriginShare } from './origins/origin-share';
export { filtersOf, readArticlesSearch, searchOf } from './domain/articles-search';
export { ChangedChip } from './promotion/changed-chip';

/** Loads on its own, because it brings the markdown reader along. */
export const Excerpt = lazy(async () => ({ default: (await import('./text/excerpt')).Excerpt }));

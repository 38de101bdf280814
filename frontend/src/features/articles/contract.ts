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

/** The excerpt loads on its own, because it needs the markdown renderer. */
export const Excerpt = lazy(async () => ({ default: (await import('./text/excerpt')).Excerpt }));

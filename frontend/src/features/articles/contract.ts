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
  type ListedArticle,
  statsQuery,
} from './api/drafts';
export { downloadArticle } from './export/download-article';
export { OriginShare } from './origins/origin-share';
export { filtersOf, readArticlesSearch, searchOf } from './domain/articles-search';
export { ChangedChip } from './promotion/changed-chip';

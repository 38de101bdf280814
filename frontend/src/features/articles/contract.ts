export { type Article, articleQuery, tellLoadFailure } from './api/article';
export { articlesOf, draftPagesQuery } from './api/draft-pages';
export { draftsQuery } from './api/drafts';
export { type ArticleSummary, firstDraftsQuery } from './api/first-drafts';
export { historyQuery } from './api/history';
export { statsQuery } from './api/stats';
export { readArticlesSearch } from './articles-search';
export { filtersOf, searchOf } from './filters/filters';

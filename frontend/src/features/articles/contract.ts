export { type Article, articleQuery, tellLoadFailure } from './api/get-article';
export { articlesOf, draftPagesQuery } from './api/draft-pages';
export { draftsQuery } from './api/drafts';
export { type ArticleSummary, firstDraftsQuery } from './api/first-drafts';
export { articleHistoryQuery } from './api/get-article-history';
export { statsQuery } from './api/get-stats';
export { readArticlesSearch } from './articles-search';
export { filtersOf, searchOf } from './filters/filters';

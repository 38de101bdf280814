export { sourcesQuery } from './api/sources';
export { readSourcesSearch } from './domain/sources-search';

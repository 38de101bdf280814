export { sourcesQuery } from './api/sources';
export { readSourcesSearch } from './sources-search';

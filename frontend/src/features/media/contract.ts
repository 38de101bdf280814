export { prefetchCaptions, prefetchMedia } from './api/published-articles';
export { readMediaSearch } from './domain/media-search';

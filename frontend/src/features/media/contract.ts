export { prefetchMedia } from './media-loader';
export { readMediaSearch } from './media-search';

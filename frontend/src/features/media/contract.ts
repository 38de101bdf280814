export { prefetchMedia, readMediaSearch } from './media-route';

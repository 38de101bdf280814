export { readProfileSearch } from './domain/profile-search';

export { personasQuery } from './api/list-personas';
export { readPersonasSearch } from './domain/personas-search';

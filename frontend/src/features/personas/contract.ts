export { personasQuery } from './api/personas';
export { readPersonasSearch } from './personas-search';

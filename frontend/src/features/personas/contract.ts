export { personasQuery } from './api/list-personas';
export { readPersonasSearch } from './personas-search';

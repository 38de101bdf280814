export { rulesQuery } from './api/rules';
export { nameOfCheck } from './domain/rules-fields';

export { rulesQuery } from './api/rules';

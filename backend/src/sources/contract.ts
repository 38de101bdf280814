export { ReadSource } from './queries/read-source.query.js';

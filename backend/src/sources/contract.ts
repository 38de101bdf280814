export { ReadSource } from './queries/read-source.query.js';
export { SourceDate } from './sources.dto.js';

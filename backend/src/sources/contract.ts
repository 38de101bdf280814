export { ReadSource } from './reading/read-source.js';
export { SourceDate } from './sources.dto.js';

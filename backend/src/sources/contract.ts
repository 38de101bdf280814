export { ReadSource } from './read-source.js';
export { SourceDate } from './dto/sources.dto.js';

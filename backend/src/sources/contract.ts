/**
 * Which pages an article may rest on, and what is read of them.
 * Streams: none.
 * Tables: none.
 * Joined by others: none.
 */

export { ReadSource } from './read-source.js';
export { type CitedSource, sourcesText } from './writing/sources-text.js';
export { SourceDate } from './dto/sources.dto.js';

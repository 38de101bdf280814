/**
 * The pages that an article may rest on, and the ways to find and read them.
 * Streams: none.
 * Tables: none.
 * Joined by others: none.
 */

export { ReadSource } from './read-source.js';
export { type CitedSource, sourcesText } from './writing/sources-text.js';
export { chosenPassages } from './searching/passages.js';
export { eachPageOnce, PageFinder, siteOfAddress, type FoundPages } from './searching/page-finder.js';
export { SourceDate } from './dto/sources.dto.js';

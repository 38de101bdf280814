/**
 * What documents of word processors and text files say, as markdown.
 * Streams: none.
 * Tables: none.
 * Joined by others: none.
 */

export { documentToMarkdown } from './reading/convert-document.js';
export { DocumentReader, longestDocument } from './document-reader.js';

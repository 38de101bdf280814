/**
 * What documents of word processors and text files say, as markdown.
 * Streams: none.
 * Tables: none.
 * Joined by others: none.
 */

export { documentToMarkdown } from './reading/document-to-markdown.js';
export { matterOf, matterText, type Matter } from './reading/front-matter.js';
export { DocumentReader, longestDocument } from './document-reader.js';

/**
 * The text of word processor documents, PDFs and text files, as markdown.
 * Streams: none.
 * Tables: none.
 * Joined by others: none.
 */

export { convertDocument } from './reading/convert-document.js';
export { DocumentReader, longestDocument } from './document-reader.js';

/**
 * How an archive comes in: files that other systems export, read into articles.
 * Streams: import-<id>.
 * Tables: archive_import, import_item, import_file_part.
 * Joined by others: none.
 */

export { importEvents, type ImportEvent } from './domain/import.events.js';

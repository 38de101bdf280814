/**
 * The import of archives: files that other systems export are read into articles.
 * Streams: import-<id>.
 * Tables: archive_import, import_item, import_file_part.
 * Joined by others: none.
 */

export { MapImport } from './commands/map-import.handler.js';
export { StartImport } from './commands/start-import.handler.js';
export { UploadImport } from './commands/upload-import.handler.js';
export type { ImportAnswer } from './dto/imports.dto.js';
export { ImportList } from './read-models/import-list.js';

/**
 * The promoted articles that scripts and site builders read, and the news of them.
 * Streams: none.
 * Tables: publication_event.
 * Joined by others: publication_event (lineage).
 */

export { Publications, type Publication } from './read-models/publications.js';
export { SignedPackages } from './signing/signed-packages.js';
export { ProseThreads } from './prose/prose-threads.js';
export type { TextForm as ProseForm } from './prose/prose-work.js';
export { engines, type Engine } from './engines/engines.js';
export { draftLine, frontMatter, timeIn } from './engines/front-matter.js';
export { manifestPath } from './signing/manifest-path.js';

import type { EventCatalog } from './platform/event-sourcing/event-catalog.js';

/** Every event that the product writes, by stream. Documentation, golden samples and decoding go by this list. */
export const catalogs: readonly EventCatalog[] = [];

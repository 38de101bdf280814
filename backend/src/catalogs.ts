import { modulesOnRecord } from './modules-on-record.js';
import type { EventCatalog } from './platform/event-sourcing/event-catalog.js';

/**
 * Every event that the product writes, by stream. Documentation, golden samples and decoding are based on this list.
 */
export const catalogs: readonly EventCatalog[] = modulesOnRecord.flatMap((module) => module.catalogs);

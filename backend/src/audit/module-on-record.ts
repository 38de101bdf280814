import type { EventCatalog } from '../platform/event-sourcing/event-catalog.js';
import type { Projection } from '../platform/projections/projection.js';
import type { Sentences } from './read-models/audit-log/audit-log.projection.js';

/** What a module has on record, and what is made of it. */
export interface ModuleOnRecord {
  /** Its types of events, a catalog for each kind of stream. */
  readonly catalogs: readonly EventCatalog[];
  /** What the audit log says of each of them. */
  readonly sentences: readonly Sentences[];
  readonly projections: readonly Projection[];
}

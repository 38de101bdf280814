/**
 * The sentence for every change, whoever made it.
 * Streams: none.
 * Tables: audit_entry, audit_title.
 * Joined by others: audit_entry (articles, lineage, publishing).
 */

export { ChangeHistoryAnswer, ChangeHistoryQuery } from './dto/history.dto.js';
export { ChangeHistory } from './read-models/audit-log/change-history.js';
export {
  about,
  changedFields,
  changedValues,
  firstValues,
  itsTitle,
  subjectsOf,
  type Description,
  type Descriptions,
  type FieldChange,
} from './read-models/audit-log/sentences.js';
export type { ModuleOnRecord } from './module-on-record.js';
export { AuditItem } from './dto/audit.dto.js';
export { AuditLog } from './read-models/audit-log/audit-log.js';

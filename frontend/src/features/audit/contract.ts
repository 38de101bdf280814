export { auditQuery } from './api/list-audit';
export { isReversed, readAuditSearch } from './domain/audit-search';
export { actionOf, markOf } from './log-entries';

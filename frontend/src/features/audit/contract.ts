export { auditQuery } from './api/list-audit';
export { isReversed, readAuditSearch } from './audit-search';
export { actionOf, markOf } from './log-entries';

export { auditQuery } from './api/list-audit';
export { readAuditSearch } from './audit-search';
export { actionOf, isTechnical, markOf } from './log-entries';

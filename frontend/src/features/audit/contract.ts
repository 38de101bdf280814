export { actionOf } from './action-of';
export { auditQuery } from './api/list-audit';
export { readAuditSearch } from './audit-search';
export { isTechnical } from './technical-events';
export { markOf } from './mark-of';

export { actionOf } from './action-of';
export { auditQuery } from './api/audit';
export { readAuditSearch } from './audit-search';
export { isTechnical } from './technical-events';
export { touchOf } from './touch-of';

export { oldestDraftsQuery } from './api/oldest-drafts';

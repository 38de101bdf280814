export { readGenerateSearch } from './generate-search';
export { recentDraftsQuery } from './api/recent-drafts';
export { WeeklyLimit } from './weekly-limit';

export { readGenerateSearch } from './domain/generate-search';
export { recentDraftsQuery } from './api/last-article';
export { WeeklyLimit } from './weekly-limit';

export { articleEvents, type ArticleEvent } from './domain/article.events.js';
export { batchEvents, type BatchEvent } from './domain/batch.events.js';
export { weeklyLimitEvents, type WeeklyLimitEvent } from './domain/weekly-limit.events.js';

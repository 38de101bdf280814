export type { BatchEvent } from './domain/batch.events.js';
export { plannedArticles } from './domain/batch-plan.js';
export { ArticleProduction } from './production/article-production.js';
export { plannedAssignment } from './production/planned-assignment.js';
export { GetBatch } from './read-models/batch-progress/get-batch.query.js';
export { articleAnswer, type ArticleAnswer } from './writing/article-answer.js';
export type { ArticleInputs } from './writing/article-inputs.js';
export { articlePrompt } from './writing/article-prompt.js';
export { revisionPrompt } from './writing/revision-prompt.js';

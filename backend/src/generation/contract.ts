/**
 * How an article is written, step by step, alone or in a batch, and how many articles an author may have written in a
 * week.
 * Streams: generation-<article>, batch-<id>, weeklyLimit-<author>-<monday>.
 * Tables: generation, generation_step, generation_answer, generation_call, generation_finding, batch, batch_outcome,
 * weekly_article, weekly_reservation.
 * Joined by others: generation (lineage), generation_step (lineage), batch (lineage).
 */

export type { BatchEvent, PlannedArticle } from './domain/batch.events.js';
export { costOf } from './domain/cost.js';
export { plannedArticles } from './domain/batch-plan.js';
export { ArticlePlanner, type ArticlePlan } from './pipeline/article-planner.js';
export { FinishedRuns } from './pipeline/finished-runs.js';
export { ArticleProduction, plannedAssignment } from './production/article-production.js';
export { RevisionContexts } from './prompt-history/revision-contexts.js';
export { GenerationMaterial } from './read-models/generation-progress/generation-material.js';
export { GetBatch } from './read-models/batch-progress.js';
export { articleAnswer, type ArticleAnswer } from './writing/article-answer.js';
export type { ArticleInputs } from './writing/article-inputs.js';
export { articlePrompt } from './writing/article-prompt.js';
export { revisionPrompt, sectionRevisionPrompt } from './writing/revision-prompt.js';
export { criteria, reviewPrompt, type ReviewInputs } from './writing/review-prompt.js';
export { finishPrompt, longestSummary, titlesOfAFinish } from './writing/finish-prompt.js';
export { openingOf } from './writing/opening.js';
export { researchPrompt } from './writing/research-prompt.js';
export { planPrompt, type PlanInputs } from './writing/plan-prompt.js';
export { draftPrompt, outlinePrompt } from './writing/outline-prompt.js';
export { articleSections } from './writing/sections.js';
export type { GenerationEvent, ModelCall, Outline } from './domain/generation.events.js';

export { WeeklyTopics } from './generation/weekly-topics.js';
export { IdeaLookup, type FoundIdea } from './read-models/topic-ideas/topic-ideas.projection.js';
export { categoryKeys, isBroad, type CategoryKey } from './domain/category-keys.js';
export { EarlierTitles } from './domain/near-repeat.js';
export { researchSources, type ResearchSource } from './domain/research-sources.js';
export { batchSize, fewestKeys } from './writing/idea-pool.js';
export type { IdeaInputs } from './writing/idea-inputs.js';
export { ideasShape, type ProposedIdea } from './writing/ideas-answer.js';
export { customIdeaPrompt, weeklyIdeasPrompt } from './writing/ideas-prompt.js';

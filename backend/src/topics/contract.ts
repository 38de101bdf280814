/**
 * The ideas for articles, and the research sources that they come from.
 * Streams: topics-house.
 * Tables: topic_idea, topic_article.
 * Joined by others: topic_idea (lineage).
 */

export type { TopicEvent } from './domain/topic.events.js';
export { TopicProposals } from './generation/topic-proposals.js';
export { DeletedTopicIdeas } from './read-models/topic-ideas/deleted-topic-ideas.js';
export { IdeaLookup, type FoundIdea } from './read-models/topic-ideas/topic-ideas.projection.js';
export { categoryKeys, isBroad, type CategoryKey } from './domain/category-keys.js';
export { EarlierTitles } from './domain/near-repeat.js';
export { researchSources, type ResearchSource } from './domain/research-sources.js';
export { batchSize, fewestKeys } from './writing/idea-pool.js';
export type { IdeaInputs } from './writing/idea-inputs.js';
export { ideasShape, type ProposedIdea } from './writing/ideas-answer.js';
export { customIdeaPrompt, weeklyIdeasPrompt } from './writing/ideas-prompt.js';

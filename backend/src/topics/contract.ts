export type { TopicEvent } from './domain/topic.events.js';
export { WeeklyTopics, type WeeklyTopicsOptions } from './generation/weekly-topics.js';
export { IdeaLookup, type FoundIdea } from './queries/idea-lookup.js';

export { WeeklyTopics } from './generation/weekly-topics.js';
export { IdeaLookup, type FoundIdea } from './queries/idea-lookup.js';

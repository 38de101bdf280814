import type { ModuleOnRecord } from '../audit/contract.js';
import { topicEvents } from './domain/topic.events.js';
import { topicArticles } from './read-models/topic-articles.js';
import { topicIdeas } from './read-models/topic-ideas/topic-ideas.projection.js';
import { topicSentences } from './topic-sentences.js';

export const topicsOnRecord: ModuleOnRecord = {
  catalogs: [topicEvents],
  sentences: [topicSentences],
  projections: [topicIdeas, topicArticles],
};

import { type Descriptions, itsTitle } from '../audit/contract.js';
import type { TopicEvent } from './domain/topic.events.js';

export const topicSentences: Descriptions<TopicEvent> = {
  TopicBatchGenerated: ({ data: { batchId, ideas } }) => ({
    subject: { kind: 'topic-batch', id: batchId, title: `${ideas.length} topic ideas` },
    summary: `generated ${itsTitle}: ${ideas.map(({ title }) => `“${title}”`).join(', ')}`,
  }),
  TopicIdeaGenerated: ({ data: { idea, prompt } }) => ({
    subject: { kind: 'topic-idea', id: idea.id, title: idea.title },
    summary: `generated the topic idea “${itsTitle}”${prompt === null ? '' : ' from a prompt'}`,
  }),
  TopicIdeaDeleted: ({ data: { ideaId, title } }) => ({
    subject: { kind: 'topic-idea', id: ideaId, title },
    summary: `deleted the topic idea “${itsTitle}”`,
  }),
};

import { projection } from '../../platform/projections/projection.js';
import type { RecordedIdea, TopicEvent, TopicEventOf } from '../domain/topic.events.js';
import { TopicIdeaRow } from './topic-idea.row.js';

type Proposal = Pick<TopicEventOf<'TopicIdeaGenerated'>['data'], 'createdAt' | 'provenance' | 'prompt'>;

const rowOf = (idea: RecordedIdea, batchId: string | null, proposal: Proposal): TopicIdeaRow => ({
  ...idea,
  batchId,
  prompt: proposal.prompt,
  provenance: proposal.provenance,
  createdAt: proposal.createdAt,
  deleted: false,
});

/** Topic ideas, one row each. */
export const topicIdeas = projection<TopicEvent>({
  name: 'topic-ideas',
  tables: [TopicIdeaRow],
  on: {
    TopicBatchGenerated: ({ data: { batchId, ideas, createdAt, provenance } }, rows) => {
      for (const idea of ideas) {
        rows.insert(TopicIdeaRow, rowOf(idea, batchId, { createdAt, provenance, prompt: null }));
      }
    },
    TopicIdeaGenerated: ({ data: { idea, ...proposal } }, rows) => {
      rows.insert(TopicIdeaRow, rowOf(idea, null, proposal));
    },
    TopicIdeaDeleted: ({ data: { ideaId } }, rows) => {
      rows.update(TopicIdeaRow, { id: ideaId }, { deleted: true });
    },
  },
});

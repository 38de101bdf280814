import { projection } from '../../platform/projections/projection.js';
import type { RecordedIdea, TopicEvent } from '../domain/topic.events.js';
import { TopicIdeaRow } from './topic-idea.row.js';

type Proposal = Pick<TopicIdeaRow, 'createdAt' | 'provenance' | 'prompt' | 'missing'>;

const rowOf = (idea: RecordedIdea, batchId: string | null, proposal: Proposal): TopicIdeaRow => ({
  ...idea,
  marks: idea.marks ?? [],
  batchId,
  ...proposal,
  deleted: false,
});

/** Topic ideas, one row each. */
export const topicIdeas = projection<TopicEvent>({
  name: 'topic-ideas',
  tables: [TopicIdeaRow],
  on: {
    TopicBatchGenerated: ({ data: { batchId, ideas, missing = [], createdAt, provenance } }, rows) => {
      for (const idea of ideas) {
        rows.insert(TopicIdeaRow, rowOf(idea, batchId, { createdAt, provenance, missing, prompt: null }));
      }
    },
    TopicIdeaGenerated: ({ data: { idea, createdAt, provenance, prompt } }, rows) => {
      rows.insert(TopicIdeaRow, rowOf(idea, null, { createdAt, provenance, prompt, missing: [] }));
    },
    TopicIdeaDeleted: ({ data: { ideaId } }, rows) => {
      rows.update(TopicIdeaRow, { id: ideaId }, { deleted: true });
    },
  },
});

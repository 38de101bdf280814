import { Column, Entity, PrimaryColumn, DataSource } from 'typeorm';
import type { RecordedIdea, TopicEvent, TopicProvenance } from '../../domain/topic.events.js';
import type { MissingIdea } from '../../domain/topics.decider.js';
import { projection } from '../../../platform/projections/projection.js';
import { Injectable } from '@nestjs/common';

/** A topic idea. A deleted one keeps its row, which no list shows, since its title must still not be repeated. */
@Entity('topic_idea')
export class TopicIdeaRow {
  @PrimaryColumn('text')
  id: string;

  @Column('integer')
  number: number;

  /** The weekly batch that it belongs to; null for a custom idea. */
  @Column('text', { nullable: true })
  batchId: string | null;

  @Column('text')
  title: string;

  @Column('text')
  angle: string;

  @Column('text')
  relevance: string;

  @Column('json')
  sources: RecordedIdea['sources'];

  @Column('json')
  categories: RecordedIdea['categories'];

  /** The possible faults of the idea, in sentences. */
  @Column('json')
  marks: readonly string[];

  /** The page that its relevance was checked with; null when it was not checked. */
  @Column('json', { nullable: true })
  found: RecordedIdea['found'] | null;

  /** The reasons why its batch does not have more ideas. */
  @Column('json')
  missing: readonly MissingIdea[];

  @Column('text', { nullable: true })
  prompt: string | null;

  @Column('json')
  provenance: TopicProvenance;

  @Column('timestamptz')
  createdAt: string;

  @Column('boolean')
  deleted: boolean;
}

type Proposal = Pick<TopicIdeaRow, 'createdAt' | 'provenance' | 'prompt' | 'missing'>;

const rowOf = (idea: RecordedIdea, batchId: string | null, proposal: Proposal): TopicIdeaRow => ({
  ...idea,
  marks: idea.marks ?? [],
  found: idea.found ?? null,
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

/** An idea with the facts that an article is written from. */
export interface FoundIdea {
  readonly id: string;
  readonly title: string;
  readonly angle: string;
  /** The reason why the market should care. */
  readonly relevance: string;
  /** The names of the research sources. */
  readonly sources: readonly string[];
}

/** Finds ideas for other modules. Every signed-in user can see every idea. */
@Injectable()
export class IdeaLookup {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns undefined when there is none, or it is deleted */
  async find(id: string): Promise<FoundIdea | undefined> {
    const row = await this.dataSource.getRepository(TopicIdeaRow).findOneBy({ id, deleted: false });
    if (!row) return undefined;
    const { title, angle, relevance, sources } = row;
    return { id, title, angle, relevance, sources: sources.map(({ name }) => name) };
  }
}

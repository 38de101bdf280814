import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RecordedIdea, TopicProvenance } from '../domain/topic.events.js';
import type { Missing } from '../domain/topics.decider.js';

/** A topic idea. A deleted one keeps its row, out of every list: its title is still not to be repeated. */
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

  /** What may be wrong with it. */
  @Column('json')
  marks: readonly string[];

  /** Of its batch: why there are not more ideas. */
  @Column('json')
  missing: readonly Missing[];

  @Column('text', { nullable: true })
  prompt: string | null;

  @Column('json')
  provenance: TopicProvenance;

  @Column('timestamptz')
  createdAt: string;

  @Column('boolean')
  deleted: boolean;
}

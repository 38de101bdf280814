import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleEvent } from '../../articles/contract.js';
import type { BatchEvent } from '../../generation/contract.js';
import type { DomainEvent } from '../../platform/event-sourcing/event-catalog.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { ScheduledRunEvent } from '../../scheduler/contract.js';

/** A finished piece of work, which is told in one message. */
@Entity('finished_work')
export class FinishedWorkRow {
  /** The id of the article, batch or run. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  kind: 'article' | 'batch' | 'run';

  /** The commit position of the event that ended it. */
  @Column('bigint')
  position: string;

  @Column('timestamptz')
  finishedAt: string;
}

/** Finished work: single articles, batches that gave at least one article, and all runs. */
export const finishedWork = projection<ArticleEvent | BatchEvent | ScheduledRunEvent>({
  name: 'finished-work',
  tables: [FinishedWorkRow],
  on: {
    ArticleGenerated: (event, rows) => {
      if (!event.data.batch) rows.insert(FinishedWorkRow, finished(event, 'article'));
    },
    BatchFinished: (event, rows) => {
      // Whoever asked for a batch without any article was told so, and may ask for it again.
      if (event.data.written > 0) rows.insert(FinishedWorkRow, finished(event, 'batch'));
    },
    ScheduledRunFinished: (event, rows) => {
      rows.insert(FinishedWorkRow, finished(event, 'run'));
    },
  },
});

function finished(
  { streamId, position, metadata: { at } }: Recorded<DomainEvent>,
  kind: FinishedWorkRow['kind'],
): FinishedWorkRow {
  return { id: streamId, kind, position: String(position), finishedAt: at };
}

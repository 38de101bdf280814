import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HistoryActor } from '../articles/contract.js';
import {
  batchSql,
  ideaSql,
  messagesSql,
  movesSql,
  packagesSql,
  presentSql,
  reviewsSql,
  revisionsSql,
  setsSql,
  stepsSql,
} from './lineage.sql.js';

/**
 * An article and where it came from, with the moments at which the persona and the rules changed, or null if they have
 * not.
 */
export interface PresentRow {
  readonly writtenAt: Date;
  readonly writtenBy: HistoryActor;
  /** The site that the article was imported from; null if it was written here. */
  readonly archive: string | null;
  /** The model; null for an imported article, as are the fields of the prompt. */
  readonly model: string | null;
  readonly promptVersion: string | null;
  readonly promptHash: string | null;
  readonly generationId: string | null;
  readonly askedAt: Date | null;
  readonly askedBy: HistoryActor | null;
  readonly batchId: string | null;
  readonly ideaId: string | null;
  readonly textRevision: number;
  readonly imagesFrom: number | null;
  readonly captionsFrom: number | null;
  readonly packageFrom: number | null;
  readonly personaChangedAt: Date | null;
  readonly rulesChangedAt: Date | null;
}

export interface IdeaRow {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly at: Date;
  readonly by: HistoryActor | null;
  readonly deletedAt: Date | null;
}

export interface BatchRow {
  readonly kind: 'batch' | 'run';
  readonly articles: number;
  /** The time of the request; null in rows of older versions. */
  readonly at: Date | null;
  readonly by: HistoryActor;
}

export interface StepRow {
  readonly revision: number;
  readonly step: string;
  readonly outcome: string;
  readonly at: Date;
  readonly promptVersion: string | null;
  readonly promptHash: string | null;
}

export interface RevisionRow {
  readonly revision: number;
  readonly at: Date;
  readonly by: HistoryActor;
  readonly summary: string;
  /** The total number of revisions of the text. */
  readonly all: number;
}

export interface PackageRow {
  readonly number: number;
  readonly revision: number;
  readonly at: Date;
  readonly by: HistoryActor;
}

export interface ReviewRow {
  readonly revision: number;
  /** The revision that the reviewer saw. */
  readonly opened: number;
  readonly at: Date;
  readonly by: HistoryActor;
}

export interface SetRow {
  readonly kind: 'images' | 'captions';
  /** The revision of the set's own stream. */
  readonly revision: number;
  readonly articleRevision: number;
  readonly made: number;
  readonly at: Date;
  readonly by: HistoryActor | null;
  readonly latest: boolean;
}

export interface MessageRow {
  readonly id: string;
  readonly channel: string;
  readonly status: 'waiting' | 'sent' | 'given-up';
  readonly at: Date;
  /** The revision of the promotion, return or deletion that the message tells of; null for news of finished work. */
  readonly revision: number | null;
  readonly type: string | null;
}

/** The moments since when title and text have differed from a revision; null while they are the same. */
export interface MoveRow {
  readonly revision: number;
  readonly title: Date | null;
  readonly content: Date | null;
}

/** Everything that is known about where an article came from and what was made of it. */
export interface LineageRows {
  readonly present: PresentRow;
  readonly idea: IdeaRow | undefined;
  readonly batch: BatchRow | undefined;
  readonly steps: readonly StepRow[];
  readonly revisions: readonly RevisionRow[];
  readonly packages: readonly PackageRow[];
  readonly reviews: readonly ReviewRow[];
  readonly sets: readonly SetRow[];
  readonly messages: readonly MessageRow[];
  readonly moves: readonly MoveRow[];
}

/** Reads the rows that a lineage is drawn from; each part is bounded in number. */
@Injectable()
export class LineageReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the rows, or undefined if there is no such article. */
  async read(id: string): Promise<LineageRows | undefined> {
    const [present] = await this.all<PresentRow>(presentSql, id);
    if (!present) return undefined;
    const { ideaId, batchId, generationId, packageFrom, imagesFrom, captionsFrom } = present;
    const [[idea], [batch], steps, packages, reviews, sets, messages] = await Promise.all([
      this.all<IdeaRow>(ideaSql, ideaId),
      this.all<BatchRow>(batchSql, batchId),
      this.all<StepRow>(stepsSql, generationId),
      this.all<PackageRow>(packagesSql, id),
      this.all<ReviewRow>(reviewsSql, id),
      this.all<SetRow>(setsSql, id),
      this.all<MessageRow>(messagesSql, id, batchId),
    ]);
    const marked = [
      ...packages.map(({ revision }) => revision),
      ...reviews.map(({ revision }) => revision),
      ...sets.map(({ articleRevision }) => articleRevision),
    ];
    const counting = [packageFrom, imagesFrom, captionsFrom].filter((revision) => revision !== null);
    const [revisions, moves] = await Promise.all([
      this.all<RevisionRow>(revisionsSql, id, marked),
      this.all<MoveRow>(movesSql, id, counting),
    ]);
    return { present, idea, batch, steps, revisions, packages, reviews, sets, messages, moves };
  }

  private all<Row>(statement: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.dataSource.query<Row[]>(statement, [...values]);
  }
}

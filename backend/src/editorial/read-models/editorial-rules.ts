import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { EditorialRulesEvent, StoredDocument } from '../domain/editorial-rules.events.js';
import { projection } from '../../platform/projections/projection.js';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { RulesDocument } from '../rules/rules-document.js';

/** The rules document as it stood after one revision; the highest is the one that holds. */
@Entity('editorial_rules')
class EditorialRulesRow {
  @PrimaryColumn('integer')
  revision: number;

  @Column('jsonb')
  document: StoredDocument;
}

/** The rules document of every revision. */
export const editorialRulesByRevision = projection<EditorialRulesEvent>({
  name: 'editorial-rules',
  tables: [EditorialRulesRow],
  on: {
    EditorialRulesSet: ({ revision, data }, rows) =>
      rows.insert(EditorialRulesRow, { revision: Number(revision), document: data.document }),
  },
});

/** The editorial rules document and the revision it has. */
export interface RevisedRules {
  readonly document: RulesDocument;
  readonly revision: number;
}

/** The editorial rules, as they are and as they were. */
@Injectable()
export class EditorialRules {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws DomainError `unavailable` in the moments of a very first start before the first rules are written. */
  async current(): Promise<RevisedRules> {
    const [row] = await this.dataSource
      .getRepository(EditorialRulesRow)
      .find({ order: { revision: 'desc' }, take: 1 });
    if (row) return row;
    throw new DomainError('unavailable', 'no-rules-yet', 'The editorial rules aren’t ready yet.', {
      retryAfterSeconds: 5,
    });
  }

  /**
   * As they stood after a revision, the newest when none is named.
   * @throws DomainError `not-found`; `unavailable` as `current`
   */
  async read(revision?: number): Promise<RevisedRules> {
    if (revision === undefined) return this.current();
    const document = await this.at(revision);
    if (document) return { document, revision };
    throw new DomainError('not-found', 'no-such-revision', 'Revision not found.');
  }

  /** As they stood after a revision; undefined when there is no such revision. */
  async at(revision: number): Promise<RulesDocument | undefined> {
    const row = await this.dataSource.getRepository(EditorialRulesRow).findOneBy({ revision });
    return row?.document;
  }
}

import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { EditorialRulesEvent, StoredDocument } from '../domain/editorial-rules.events.js';
import { projection } from '../../platform/projections/projection.js';
import { Injectable } from '@nestjs/common';
import { filter } from 'rxjs';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { DomainError, unavailable } from '../../platform/kernel/domain-error.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import type { RulesDocument } from '../rules/rules-document.js';

/** The rules document as it stood after one revision; the highest revision is in force. */
@Entity('editorial_rules')
class EditorialRulesRow {
  @PrimaryColumn('integer')
  revision: number;

  /** The document, with its names in the order that the house gave them. */
  @Column('json')
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

/** The editorial rules document and its revision. */
export interface RevisedRules {
  readonly document: RulesDocument;
  readonly revision: number;
}

/**
 * How long another process's change of the rules may go unnoticed here, in milliseconds; each report says by which
 * rules it was made.
 */
const trustedMs = 1_000;
/** The size of the cache, in bytes; it is enough for several of the longest documents. */
const knownBytes = 8 * 2 ** 20;

/** Reads the present and former editorial rules. */
@Injectable()
export class EditorialRules {
  private readonly known = new PromiseCache<RevisedRules>({ maxBytes: knownBytes, ttl: trustedMs });

  constructor(
    private readonly dataSource: DataSource,
    feed: ChangeFeed,
  ) {
    feed.changed
      .pipe(filter((stream) => stream.startsWith('editorialRules-')))
      .subscribe(() => this.known.clear());
  }

  /**
   * Returns the rules that a text is checked by when it is saved.
   * @throws DomainError `unavailable` as `current` does
   */
  inForce(): Promise<RevisedRules> {
    return this.known.of('in force', () => this.current());
  }

  /**
   * @throws DomainError `unavailable` in the moments of a very first start before the first rules are written
   */
  async current(): Promise<RevisedRules> {
    const [row] = await this.dataSource
      .getRepository(EditorialRulesRow)
      .find({ order: { revision: 'desc' }, take: 1 });
    if (row) return row;
    throw unavailable('no-rules-yet', 'The editorial rules aren’t ready yet.');
  }

  /**
   * Returns the rules as they stood after a revision, by default the newest.
   * @throws DomainError `not-found`; `unavailable` as `current` does
   */
  async read(revision?: number): Promise<RevisedRules> {
    if (revision === undefined) return this.current();
    const document = await this.at(revision);
    if (document) return { document, revision };
    throw new DomainError('not-found', 'no-such-revision', 'Revision not found.');
  }

  /** Returns the rules as they stood after a revision; undefined when there is no such revision. */
  async at(revision: number): Promise<RulesDocument | undefined> {
    const row = await this.dataSource.getRepository(EditorialRulesRow).findOneBy({ revision });
    return row?.document;
  }
}

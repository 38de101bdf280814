import { Injectable } from '@nestjs/common';
import type { EventCatalog } from '../../../platform/event-sourcing/event-catalog.js';
import type { ChangeHistoryAnswer, ChangeHistoryQuery } from '../../dto/history.dto.js';
import { AuditLog } from './audit-log.js';

const defaultLimit = 100;

/** Reads the log of the subjects whose events are in a catalog, to show it with the subject. */
@Injectable()
export class ChangeHistory {
  constructor(private readonly log: AuditLog) {}

  /**
   * @param subject the id of one thing, or undefined for all
   * @throws DomainError `bad-cursor`
   */
  async read(
    { schemas }: EventCatalog,
    subject: string | undefined,
    { limit = defaultLimit, cursor }: ChangeHistoryQuery,
  ): Promise<ChangeHistoryAnswer> {
    const filters = { types: Object.keys(schemas), subject };
    const { entries, nextCursor } = await this.log.uncounted(filters, limit, cursor);
    return {
      events: entries.map(({ position: _position, correlationId: _id, ...event }) => event),
      nextCursor,
    };
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ChangeHistory, type ChangeHistoryAnswer, type ChangeHistoryQuery } from '../../audit/contract.js';
import { userEvents } from '../../auth/contract.js';
import { personaEvents } from '../../personas/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { EventCatalog } from '../../platform/event-sourcing/event-catalog.js';
import { categoryEvents, editorialRulesEvents } from '../../editorial/contract.js';

const catalogs: ReadonlyMap<string, EventCatalog> = new Map<string, EventCatalog>([
  ['categories', categoryEvents],
  ['editorial-rules', editorialRulesEvents],
  ['personas', personaEvents],
  ['users', userEvents],
]);

export class GetConfigurationHistory extends Query<ChangeHistoryAnswer> {
  /** @param type as in `/api/config/{type}` */
  constructor(
    readonly type: string,
    readonly page: ChangeHistoryQuery,
  ) {
    super();
  }
}

@QueryHandler(GetConfigurationHistory)
export class GetConfigurationHistoryHandler implements IQueryHandler<GetConfigurationHistory> {
  constructor(private readonly history: ChangeHistory) {}

  async execute({ type, page }: GetConfigurationHistory): Promise<ChangeHistoryAnswer> {
    const catalog = catalogs.get(type);
    if (catalog) return this.history.read(catalog, undefined, page);
    throw new DomainError('not-found', 'no-such-configuration', 'Configuration not found.');
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ChangeHistory, type ChangeHistoryAnswer, type ChangeHistoryQuery } from '../../audit/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { personaEvents } from '../domain/persona.events.js';

/** Also of a persona that is deleted. */
export class GetPersonaHistory extends Query<ChangeHistoryAnswer> {
  constructor(
    readonly personaId: string,
    readonly page: ChangeHistoryQuery,
  ) {
    super();
  }
}

@QueryHandler(GetPersonaHistory)
export class GetPersonaHistoryHandler implements IQueryHandler<GetPersonaHistory> {
  constructor(private readonly history: ChangeHistory) {}

  async execute({ personaId, page }: GetPersonaHistory): Promise<ChangeHistoryAnswer> {
    const answer = await this.history.read(personaEvents, personaId, page);
    if (answer.events.length > 0 || page.cursor !== undefined) return answer;
    throw new DomainError('not-found', 'persona-not-found', 'Persona not found.');
  }
}

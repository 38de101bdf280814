import { Injectable } from '@nestjs/common';
import {
  ChangePersona,
  DeletePersona,
  personaDecider,
  personaLabels,
  type PersonaEvent,
  PersonaNames,
  PersonaUses,
  RestorePersona,
} from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { changedSince, impossible, fieldsInWords, undoBy, type UndoPlan, valuesBefore } from './plan.js';

/** Plans how to undo changes of personas. */
@Injectable()
export class PersonaPlans {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly names: PersonaNames,
    private readonly uses: PersonaUses,
  ) {}

  async of(event: Recorded<PersonaEvent>): Promise<UndoPlan> {
    const { streamId: id, revision: at } = event;
    const { state, revision } = await this.aggregates.load(personaDecider, id);
    if (event.type === 'PersonaDeleted') {
      if (state.status !== 'deleted' || revision !== at) impossible('The persona exists again.');
      const then = await this.aggregates.asOf(personaDecider, id, event.position - 1n);
      const { status } = then.state;
      if (status !== 'active') impossible('What the persona was isn’t known.');
      const { fields } = then.state;
      await this.names.refuseTaken(fields.name, id);
      return undoBy(
        `Bring the persona “${fields.name}” back, with those of its categories that are still there.`,
        (context) => new RestorePersona(context, id, fields, at),
      );
    }
    if (state.status !== 'active') impossible('The persona has been deleted since.');
    const { fields } = state;
    if (event.type === 'PersonaCreated') {
      if (revision !== at) changedSince('The persona has');
      if ((await this.uses.of(id)).length > 0) impossible('The persona is assigned to a user.');
      return undoBy(`Delete the persona “${fields.name}”.`, (context) => new DeletePersona(context, id, at));
    }
    const patch = valuesBefore('The persona', fields, event.data);
    if (patch.name !== undefined) await this.names.refuseTaken(patch.name, id);
    return undoBy(
      `Change ${fieldsInWords(patch, personaLabels)} of the persona “${fields.name}” back.`,
      (context) => new ChangePersona(context, id, patch, revision),
    );
  }
}

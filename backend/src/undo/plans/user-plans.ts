import { Injectable } from '@nestjs/common';
import { ChangeUser, DeactivateUser, type UserEvent, userLabels, usersDecider } from '../../auth/contract.js';
import { house } from '../../platform/kernel/house.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { changedSince, impossible, fieldsInWords, undoBy, type UndoPlan, valuesBefore } from './plan.js';

/** Plans how to undo changes of users. */
@Injectable()
export class UserPlans {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly personas: PersonaLibrary,
  ) {}

  async of({ type, data }: Recorded<UserEvent>): Promise<UndoPlan> {
    if (type === 'PasswordSet' || type === 'PasswordChanged') {
      impossible('Passwords can’t be undone: no password is kept. Reset it instead.');
    }
    if (type === 'SignInMethodAdded' || type === 'SignInMethodRemoved' || type === 'SignInReset') {
      impossible('What somebody signs in by can’t be undone: only they can set it up.');
    }
    if (type === 'SignOnLinked' || type === 'SignOnUnlinked') {
      impossible('What somebody signs in by can’t be undone: only they can link it.');
    }
    const { userId: id } = data;
    const { state, revision } = await this.aggregates.load(usersDecider, house);
    const user = state.get(id) ?? impossible('There is no such user.');
    const name = `“${user.username}”`;
    if (type === 'UserChanged') {
      const { userId: _, ...changes } = data;
      const details = valuesBefore('The user', user.details, changes);
      const { assignedPersona: persona } = details;
      if (persona && !(await this.personas.find(persona))) impossible('The persona has been deleted since.');
      usersDecider.decide({ type: 'change', id, patch: { details } }, state);
      return undoBy(
        `Change ${fieldsInWords(details, userLabels)} of ${name} back.`,
        (context) => new ChangeUser(context, id, { details }, undefined, revision),
      );
    }
    const active = type === 'UserDeactivated';
    if (user.isActive === active) changedSince('The user has');
    if (active) {
      return undoBy(
        `Let ${name} sign in again.`,
        (context) => new ChangeUser(context, id, { details: {}, isActive: true }, undefined, revision),
      );
    }
    usersDecider.decide({ type: 'deactivate', id }, state);
    return undoBy(
      `Deactivate ${name}, who is signed out at once.`,
      (context) => new DeactivateUser(context, id, revision),
    );
  }
}

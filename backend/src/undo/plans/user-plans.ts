import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ChangeUser,
  DeactivateUser,
  house,
  type UserEvent,
  userLabels,
  usersDecider,
} from '../../auth/contract.js';
import { PersonaLibrary } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { changedSince, impossible, inWords, type Plan, valuesBefore } from './plan.js';

/** How changes of users are undone. */
@Injectable()
export class UserPlans {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly commands: CommandBus,
    private readonly personas: PersonaLibrary,
  ) {}

  async of({ type, data }: Recorded<UserEvent>): Promise<Plan> {
    if (type === 'PasswordSet' || type === 'PasswordChanged') {
      impossible('Passwords can’t be undone: no password is kept. Reset it instead.');
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
      return {
        commands: [`Change ${inWords(details, userLabels)} of ${name} back.`],
        run: (context) =>
          this.commands.execute(new ChangeUser(context, id, { details }, undefined, revision)),
      };
    }
    const active = type === 'UserDeactivated';
    if (user.isActive === active) changedSince('The user has');
    if (active) {
      return {
        commands: [`Let ${name} sign in again.`],
        run: (context) =>
          this.commands.execute(
            new ChangeUser(context, id, { details: {}, isActive: true }, undefined, revision),
          ),
      };
    }
    usersDecider.decide({ type: 'deactivate', id }, state);
    return {
      commands: [`Deactivate ${name}, who is signed out at once.`],
      run: (context) => this.commands.execute(new DeactivateUser(context, id, revision)),
    };
  }
}

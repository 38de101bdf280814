import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Decider } from '../../platform/event-sourcing/decider.js';
import { uniqueNameEvents, type UniqueNameEvent } from './unique-name.events.js';

export interface UniqueNameState {
  readonly owner: string | undefined;
}

type UniqueNameCommand =
  | {
      readonly type: 'claim';
      readonly name: string;
      readonly owner: string;
      /** An owner who is known not to have the name, because of a crash between claiming and using it. */
      readonly abandonedBy: string | undefined;
    }
  | { readonly type: 'release'; readonly name: string; readonly owner: string };

function decide(command: UniqueNameCommand, { owner }: UniqueNameState): UniqueNameEvent[] {
  switch (command.type) {
    case 'claim':
      if (owner === command.owner) return [];
      if (owner !== undefined && owner !== command.abandonedBy) throw duplicateName(command.name);
      return [{ type: 'NameClaimed', data: { name: command.name, owner: command.owner } }];
    case 'release':
      if (owner !== command.owner) return [];
      return [{ type: 'NameReleased', data: { name: command.name, owner: command.owner } }];
    default:
      return command satisfies never;
  }
}

function evolve(_state: UniqueNameState, event: UniqueNameEvent): UniqueNameState {
  switch (event.type) {
    case 'NameClaimed':
      return { owner: event.data.owner };
    case 'NameReleased':
      return { owner: undefined };
    default:
      return event satisfies never;
  }
}

export function duplicateName(name: string): DomainError {
  const message = `A persona named “${name}” already exists.`;
  return new DomainError('conflict', 'duplicate-name', message, { errors: [{ field: 'name', message }] });
}

export const uniqueNameDecider: Decider<UniqueNameState, UniqueNameCommand, UniqueNameEvent> = {
  catalog: uniqueNameEvents,
  initialState: { owner: undefined },
  decide,
  evolve,
};

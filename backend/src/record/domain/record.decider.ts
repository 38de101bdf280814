import type { Decider } from '../../platform/event-sourcing/decider.js';
import { type DomainError, unavailable } from '../../platform/kernel/domain-error.js';
import { recordEvents, type DataOf, type RecordEvent } from './record.events.js';

export interface RecordState {
  /** The name of the record in its checkpoints; undefined until the first key is introduced, like the key itself. */
  readonly origin: string | undefined;
  readonly verifierKey: string | undefined;
  /** Verifier keys that were replaced by others. */
  readonly formerKeys: readonly string[];
  /** The number of events that the last checkpoint covers. */
  readonly size: number;
}

export type RecordCommand =
  | ({ readonly type: 'introduce-key' } & DataOf<'RecordKeyIntroduced'>)
  | ({ readonly type: 'change-key' } & DataOf<'RecordKeyChanged'>)
  | ({
      readonly type: 'make-checkpoint';
      /** The size of the last checkpoint when this one became due; null to make one in any case. */
      readonly dueAfter: number | null;
    } & DataOf<'CheckpointMade'>);

/**
 * Decides which key signs, and which checkpoints are made. Every process may try, but only the first one changes
 * anything.
 */
export const recordDecider: Decider<RecordState, RecordCommand, RecordEvent> = {
  catalog: recordEvents,
  initialState: { origin: undefined, verifierKey: undefined, formerKeys: [], size: 0 },

  decide(command, state) {
    switch (command.type) {
      case 'introduce-key': {
        const { type: _, ...data } = command;
        return state.verifierKey ? [] : [{ type: 'RecordKeyIntroduced', data }];
      }
      case 'change-key': {
        const { from, to, note } = command;
        if (state.verifierKey === to) return [];
        // A replica that still has an earlier key must not bring it back.
        if (state.verifierKey !== from || state.formerKeys.includes(to)) throw otherKey();
        return [{ type: 'RecordKeyChanged', data: { from, to, note } }];
      }
      case 'make-checkpoint': {
        const { type: _, dueAfter, ...data } = command;
        if (state.verifierKey !== data.verifierKey) throw otherKey();
        // Another checkpoint has been made since this one became due.
        if (dueAfter !== null && dueAfter !== state.size) return [];
        return data.size > state.size ? [{ type: 'CheckpointMade', data }] : [];
      }
      default:
        return command satisfies never;
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'RecordKeyIntroduced':
        return { ...state, origin: event.data.origin, verifierKey: event.data.verifierKey };
      case 'RecordKeyChanged':
        return { ...state, verifierKey: event.data.to, formerKeys: [...state.formerKeys, event.data.from] };
      case 'CheckpointMade':
        return { ...state, size: event.data.size };
      default:
        return event satisfies never;
    }
  },
};

/** The refusal when this process signs with a key that the record does not name. */
export function otherKey(): DomainError {
  return unavailable(
    'other-signing-key',
    'This server doesn’t hold the key that signs the record’s checkpoints: set RECORD_SIGNING_KEY to it.',
    60,
  );
}

import type { Decider } from '../../../platform/event-sourcing/decider.js';
import { captionsEvents, type CaptionSet, type CaptionsEvent } from './captions.events.js';

export interface Captions {
  /** How many sets there have been. */
  readonly sets: number;
  readonly current: CaptionSet | undefined;
}

/** Captions have been written. */
interface RecordCaptions {
  readonly type: 'record-captions';
  readonly set: CaptionSet;
  /** They were only wanted where there are none. */
  readonly onlyIfMissing: boolean;
}

export type CaptionsCommand = RecordCaptions;

/** The captions of one article: each set takes the place of the one before, which stays in the history. */
export const captionsDecider: Decider<Captions, CaptionsCommand, CaptionsEvent> = {
  catalog: captionsEvents,
  initialState: { sets: 0, current: undefined },

  decide({ set, onlyIfMissing }, { current }) {
    const unwanted = onlyIfMissing && current !== undefined;
    if (unwanted || current?.generationId === set.generationId) return [];
    return [{ type: 'CaptionsGenerated', data: set }];
  },

  evolve: ({ sets }, { data }) => ({ sets: sets + 1, current: data }),
};

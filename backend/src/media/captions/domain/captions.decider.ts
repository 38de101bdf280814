import type { Decider } from '../../../platform/event-sourcing/decider.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { captionsEvents, revisionsOf, type CaptionSet, type CaptionsEvent } from './captions.events.js';

export interface Captions {
  /** The number of sets so far; rewriting one caption makes no new set. */
  readonly sets: number;
  /** The ids of all generations, by which a repeated request is recognized. */
  readonly generationIds: readonly string[];
  readonly current: CaptionSet | undefined;
  /** The words that somebody has approved; a caption with these words is approved, whenever it was written. */
  readonly approved: readonly string[];
}

/** A command to record a set of captions. */
interface RecordCaptions {
  readonly type: 'record-captions';
  readonly set: CaptionSet;
  /** Whether the captions were only wanted if there are none yet. */
  readonly onlyIfMissing: boolean;
}

/** A command to record one caption that was rewritten, or a missing one that was written. */
interface RecordCaption extends Pick<CaptionSet, 'generationId' | 'articleRevision' | 'provenance'> {
  readonly type: 'record-caption';
  /** The place of the caption, counted from 0. */
  readonly only: number;
  readonly caption: string;
  /** The possible faults of the caption. */
  readonly marks: readonly string[];
}

/** A command by which a person who has read these words approves them. */
interface ApproveCaption {
  readonly type: 'approve-caption';
  /** The place of the caption, counted from 0. */
  readonly caption: number;
  readonly words: string;
}

export type CaptionsCommand = RecordCaptions | RecordCaption | ApproveCaption;

/** The captions of one article: each set replaces the one before, which stays in the history. */
export const captionsDecider: Decider<Captions, CaptionsCommand, CaptionsEvent> = {
  catalog: captionsEvents,
  initialState: { sets: 0, generationIds: [], current: undefined, approved: [] },

  decide(command, { current, generationIds, approved }) {
    if (command.type === 'approve-caption') {
      const { caption, words } = command;
      if (current?.captions[caption] !== words) throw changed(caption);
      return approved.includes(words) ? [] : [{ type: 'CaptionApproved', data: { caption, words } }];
    }
    const { generationId } = command.type === 'record-caption' ? command : command.set;
    if (generationIds.includes(generationId)) return [];
    if (command.type === 'record-caption') {
      return [
        { type: 'CaptionsGenerated', data: withOneAnew(captionsWithPlace(current, command.only), command) },
      ];
    }
    const unwanted = command.onlyIfMissing && current !== undefined;
    return unwanted ? [] : [{ type: 'CaptionsGenerated', data: command.set }];
  },

  evolve(captions, event) {
    const { sets, generationIds, approved } = captions;
    if (event.type === 'CaptionApproved') return { ...captions, approved: [...approved, event.data.words] };
    const { data } = event;
    return {
      sets: data.only === undefined ? sets + 1 : sets,
      generationIds: [...generationIds, data.generationId],
      current: data,
      approved,
    };
  },
};

const changed = (caption: number): DomainError =>
  new DomainError(
    'conflict',
    'caption-changed',
    `Caption ${caption + 1} has other words by now. Read it again before you approve it.`,
  );

/**
 * Returns the captions, if the one in this place can be written: it must exist or be the next missing one.
 * @throws DomainError `conflict`
 */
export function captionsWithPlace(current: CaptionSet | undefined, only: number): CaptionSet {
  if (current && only <= current.captions.length) return current;
  const detail = current
    ? `Caption ${current.captions.length + 1} is missing, too. Have that one written first, or all captions anew.`
    : 'The article has no captions yet. Have all three written first.';
  throw new DomainError('conflict', 'no-such-caption', detail);
}

function withOneAnew(
  before: CaptionSet,
  { generationId, articleRevision, only, caption, marks, provenance }: RecordCaption,
): CaptionSet {
  const others = (before.marks ?? []).filter((mark) => mark.caption !== only);
  const allMarks = [...others, ...marks.map((message) => ({ caption: only, message }))];
  const wasMissing = only === before.captions.length;
  const missing = wasMissing ? before.missing?.slice(1) : before.missing;
  return {
    generationId,
    articleRevision,
    captions: placed(before.captions, only, caption),
    ...(allMarks.length > 0 && { marks: allMarks.sort((one, other) => one.caption - other.caption) }),
    only,
    revisions: placed(revisionsOf(before), only, articleRevision),
    ...(missing && missing.length > 0 && { missing }),
    provenance,
  };
}

function placed<T>(list: readonly T[], at: number, value: T): T[] {
  return [...list.slice(0, at), value, ...list.slice(at + 1)];
}

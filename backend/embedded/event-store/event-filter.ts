import { RE2JS } from 're2js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './event.js';

/** Which events a subscriber wants, and how often it gets a checkpoint. */
export interface EventFilter {
  matches(event: RecordedEvent): boolean;
  /** A checkpoint follows after this many events that were looked at, wanted or not; Infinity: never. */
  readonly checkpointEvery: number;
}

export const everything: EventFilter = { matches: () => true, checkpointEvery: Infinity };

/** The time for one name grows with the length of the expression. */
const longestExpression = 1_000;

/** Events looked at between two checkpoints, if the client sets no window. */
const defaultWindow = 32;

/**
 * Reads the filter of a request: prefixes, or a regular expression, on the stream's name or the event's type. No
 * expression takes longer than in proportion to the name, for while one is tried nobody else is served; so there are no
 * back references and no looking around.
 *
 * @throws Error if the regular expression cannot be used
 */
export function eventFilter(options: ReadReq.Options.FilterOptions): EventFilter {
  const onStream = options.getStreamIdentifier();
  const expression = onStream ?? options.getEventType();
  const subject = (event: RecordedEvent): string => (onStream === undefined ? event.type : event.stream);
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = expression?.getRegex() ?? '';
  if (regex.length > longestExpression) {
    throw new Error(`A regular expression can have at most ${longestExpression} characters.`);
  }
  const pattern = RE2JS.compile(regex);
  const wanted = (text: string): boolean =>
    prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : pattern.test(text);
  const window = options.hasMax() ? options.getMax() : defaultWindow;
  return {
    matches: (event) => wanted(subject(event)),
    checkpointEvery: window * Math.max(1, options.getCheckpointintervalmultiplier()),
  };
}

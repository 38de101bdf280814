import { RE2JS } from 're2js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './event.js';

/** Which events a subscriber wants, and how often it gets a checkpoint. */
export interface EventFilter {
  matches(event: RecordedEvent): boolean;
  /** Number of events, wanted or not, after which a checkpoint follows; Infinity for never. */
  readonly checkpointEvery: number;
}

export const everything: EventFilter = { matches: () => true, checkpointEvery: Infinity };

/** Matching one name takes time in proportion to the length of the expression. */
const longestExpression = 1_000;

/** Number of events between two checkpoints if the client sets no window. */
const defaultWindow = 32;

/**
 * Reads the filter of a request: prefixes, or a regular expression, on the stream’s name or the event’s type. An
 * expression may take time only in proportion to the name, because nobody else is served while it runs. So back
 * references and look-around are not supported.
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

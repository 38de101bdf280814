import { failuresOr, type Check, type Failure } from './check.js';
import { chatterPatterns as spoken, placeholders } from './lists/chatter.js';
import { quoted } from './text/counted.js';
import { seenPart } from './text/invisible.js';
import { unresolvedMarkers } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';
import { outside, type Span } from './text/ranges.js';
import { foreignWords } from './text/quotations.js';

/** Remarks of a model to the person who asked it, and placeholders that are still to be filled in. */
export const chatter: Check = {
  id: 'chatter',
  name: 'Chatter and placeholders',
  about: 'Looks for what a model says to whoever asked it, and for placeholders such as “TODO”.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 4,
  run(text) {
    const said = outside(foreignWords(text), matches(text, spoken)).map((found) => ({
      ...found,
      message: `${quoted(found.quote)} is the model talking to the person who asked.`,
    }));
    const open = matches(text, placeholders).map((found) => ({ ...found, ...toFillIn(found.quote) }));
    const markers = unresolvedMarkers(text).map(({ id, start, end }) => ({
      ...text.span(start, end),
      message: `[${id}] names no source.`,
    }));
    const failures = [...said, ...open, ...markers]
      .sort((a, b) => a.start - b.start)
      .map(({ start, end, quote: _, ...told }): Failure => ({ ...told, spans: [text.span(start, end)] }));
    return failuresOr(failures, 'No chatter and no placeholders.');
  },
};

const lookUp = /^\[write:(.*)\]$/is;

/** A model writes what it cannot know as `[write: what to look up]`, and only a person can fill that in. */
function toFillIn(quote: string): Pick<Failure, 'message' | 'fix'> {
  const wanted = lookUp.exec(quote)?.[1]?.trim() ?? '';
  return wanted === ''
    ? { message: `${quoted(quote)} is still to be filled in.` }
    : { message: `Look this up and write it in: ${quoted(wanted)}.`, fix: 'person' };
}

/** The passages outside code that match a pattern. */
function matches(text: ParsedText, patterns: readonly RegExp[]): Span[] {
  const seen = seenPart(text.content);
  const found = patterns.flatMap((pattern) =>
    [...seen.text.matchAll(pattern)].map(({ index, 0: quote }) =>
      text.span(seen.placeOf(index), seen.placeOf(index + quote.trimEnd().length - 1) + 1),
    ),
  );
  return outside(
    text.tree?.code ?? [],
    found.sort((a, b) => a.start - b.start),
  );
}

import { markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport } from '@codemirror/language';
import {
  Compartment,
  EditorState,
  StateEffect,
  StateField,
  type ChangeSet,
  type Extension,
} from '@codemirror/state';
import { textOf } from '@/components/editing/text-of';
import { isTooInvolved } from '@checks/text/too-involved';

/** Markdown without the languages that may stand inside it, which are larger than everything else together. */
const markdown = new LanguageSupport(markdownLanguage);

const plain: Extension = [];

/**
 * In characters. A paragraph is parsed in one go, however long it is, and this much takes a moment that nobody notices.
 */
const maxParagraph = 50_000;
/** A blank line, or the beginning of a list's entry. */
const newParagraph = /\n[ \t]*(?:\n|(?:[-+*]|\d{1,9}[.)])[ \t])/;
const hasLongParagraph = (text: string): boolean =>
  text.length > maxParagraph && text.split(newParagraph).some(({ length }) => length > maxParagraph);

/** Whether the editor parses a text as markdown. */
export const isRead = (text: string): boolean => !hasLongParagraph(text) && !isTooInvolved(text);

const languageOf = (text: string): Extension => (isRead(text) ? markdown : plain);

const language = new Compartment();

/**
 * In characters. A look at the whole of a long text would be noticed at each key, and this few changes can't make it
 * much harder to parse.
 */
const mostUnseen = 200;

const seen = StateEffect.define();

/** How many characters were added and removed since the last look at the text. */
const unseen = StateField.define<number>({
  create: () => 0,
  update: (before, { changes, effects }) =>
    effects.some((effect) => effect.is(seen)) ? 0 : before + sizeOf(changes),
});

function sizeOf(changes: ChangeSet): number {
  let size = 0;
  changes.iterChanges((from, to, start, end) => (size += to - from + end - start));
  return size;
}

/** Changes the language with the text: a text that takes long to parse is shown as plain text. */
const languageFollows = EditorState.transactionExtender.of(({ docChanged, changes, startState, newDoc }) => {
  // Two paragraphs without a line end between them may be harder to parse than both apart.
  const isJoined = newDoc.lines < startState.doc.lines;
  if (!docChanged || (!isJoined && startState.field(unseen) + sizeOf(changes) <= mostUnseen)) return null;
  const wanted = languageOf(textOf(newDoc));
  const effects = [seen.of(null)];
  return {
    effects: wanted === language.get(startState) ? effects : [...effects, language.reconfigure(wanted)],
  };
});

/** Markdown for a text that can be parsed in time, and plain text for others. */
export const textLanguage = (text: string): Extension => [
  language.of(languageOf(text)),
  unseen,
  languageFollows,
];

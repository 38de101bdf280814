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
import { documentText } from '@/components/editing/text-of';
import { isTooInvolved } from '@checks/text/too-involved';

/** Markdown without support for code in other languages, which would be larger than everything else together. */
const markdown = new LanguageSupport(markdownLanguage);

const plain: Extension = [];

/**
 * The longest paragraph that is parsed, in characters. A paragraph is parsed in one go, and one of this length takes no
 * noticeable time.
 */
const maxParagraph = 50_000;
/** Matches a blank line, or the beginning of a list entry. */
const newParagraph = /\n[ \t]*(?:\n|(?:[-+*]|\d{1,9}[.)])[ \t])/;
const hasLongParagraph = (text: string): boolean =>
  text.length > maxParagraph && text.split(newParagraph).some(({ length }) => length > maxParagraph);

/** Whether the editor parses a text as markdown. */
export const isRead = (text: string): boolean => !hasLongParagraph(text) && !isTooInvolved(text);

const languageOf = (text: string): Extension => (isRead(text) ? markdown : plain);

const language = new Compartment();

/**
 * The number of changed characters after which the whole text is examined again. Doing so at each key would be slow in
 * a long text, and so few changes can't make it much harder to parse.
 */
const mostUnseen = 200;

const seen = StateEffect.define();

/** The number of characters that were added and removed since the text was last examined. */
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

/** Switches the language when the text changes: a text that takes long to parse is shown as plain text. */
const languageFollows = EditorState.transactionExtender.of(({ docChanged, changes, startState, newDoc }) => {
  // Two paragraphs that are joined may be harder to parse than they were apart.
  const isJoined = newDoc.lines < startState.doc.lines;
  if (!docChanged || (!isJoined && startState.field(unseen) + sizeOf(changes) <= mostUnseen)) return null;
  const wanted = languageOf(documentText(newDoc));
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

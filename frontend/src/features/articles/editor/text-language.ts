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

/** Without the languages that may stand inside markdown, which weigh more than all the rest. */
const markdown = new LanguageSupport(markdownLanguage);

const plain: Extension = [];

/** A paragraph is read in one go, however long it is: this much takes a moment that nobody notices. */
const maxParagraph = 50_000;
/** A blank line, or the beginning of a list's entry. */
const newParagraph = /\n[ \t]*(?:\n|(?:[-+*]|\d{1,9}[.)])[ \t])/;
const hasLongParagraph = (text: string): boolean =>
  text.length > maxParagraph && text.split(newParagraph).some(({ length }) => length > maxParagraph);

/** Whether the editor reads a text's signs. */
export const isRead = (text: string): boolean => !hasLongParagraph(text) && !isTooInvolved(text);

const languageOf = (text: string): Extension => (isRead(text) ? markdown : plain);

const language = new Compartment();

/** A look at the whole of a long text is noticed at each key; so few signs can't make it much harder to read. */
const mostUnseen = 200;

const seen = StateEffect.define();

/** How many characters have come and gone since the last look at the text. */
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

/** Follows the text: one that takes long to read is set without a look at its signs. */
const languageFollows = EditorState.transactionExtender.of(({ docChanged, changes, startState, newDoc }) => {
  // Without a line end between them, two paragraphs may be harder to read than both.
  const isJoined = newDoc.lines < startState.doc.lines;
  if (!docChanged || (!isJoined && startState.field(unseen) + sizeOf(changes) <= mostUnseen)) return null;
  const wanted = languageOf(textOf(newDoc));
  const effects = [seen.of(null)];
  return {
    effects: wanted === language.get(startState) ? effects : [...effects, language.reconfigure(wanted)],
  };
});

/** Markdown, where the text is fit for it. */
export const textLanguage = (text: string): Extension => [
  language.of(languageOf(text)),
  unseen,
  languageFollows,
];

import { markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
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

/** Follows the text: one that takes long to read is set without a look at its signs. */
const languageFollows = EditorState.transactionExtender.of(({ docChanged, startState, newDoc }) => {
  if (!docChanged) return null;
  const wanted = languageOf(newDoc.toString());
  return wanted === language.get(startState) ? null : { effects: language.reconfigure(wanted) };
});

/** Markdown, where the text is fit for it. */
export const textLanguage = (text: string): Extension => [language.of(languageOf(text)), languageFollows];

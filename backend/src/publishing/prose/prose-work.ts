import type { CitedSource } from '../../../../prose/footnotes.js';
import type { WordDocumentFacts } from '../docx/word-document.js';
import type { Engine, NotesForm } from '../engines/engines.js';

/** The forms of a text that are texts themselves. */
export type TextForm =
  | { readonly as: 'markdown' }
  /** The prefix keeps the ids of its notes apart from those of other texts on one page. */
  | { readonly as: 'html'; readonly prefix?: string }
  | { readonly as: 'engine'; readonly engine: Engine; readonly notes: NotesForm };

/** A Word document. */
export interface DocxForm {
  readonly as: 'docx';
  readonly facts: WordDocumentFacts;
}

/** A text, and the form that it is wanted in. */
export interface ProseWork<Form = TextForm | DocxForm> {
  /** The text in markdown, with markers of sources. */
  readonly content: string;
  readonly sources: readonly CitedSource[];
  readonly form: Form;
}

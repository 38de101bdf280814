import { lossesInWords } from '@prose/from-html/losses-in-words';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { convertDocument } from '../api/convert-document';
import { insertMarkdown } from './insert-markdown';

/** The extensions of the files that a person can choose. */
export const documentEndings = '.docx,.odt,.md,.markdown,.html,.htm,.txt';

/** Replaces the selection with the text of a document, and tells the person what was left out. */
export async function insertDocument(view: EditorView, file: File): Promise<void> {
  toast({ title: `Reading ${file.name}...` });
  try {
    const { title, markdown, losses } = await convertDocument(file);
    insertMarkdown(view, markdown);
    const apart = title === '' ? [] : [`Its title, “${title}”, is not in the text.`];
    const lost = losses.length === 0 ? [] : [`Left out: ${lossesInWords(losses)}.`];
    toast({ title: `${file.name} is in the text`, description: [...apart, ...lost].join(' ') });
  } catch (error) {
    tellFailure(`${file.name} couldn’t be read`, error);
  }
}

/** Inserts the text of a file where it is dropped; of several files, only the first. */
export const droppedDocument: Extension = EditorView.domEventHandlers({
  drop(event, view) {
    const file = event.dataTransfer?.files[0];
    if (!file || view.state.readOnly) return false;
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
    view.dispatch({ selection: { anchor: at } });
    view.focus();
    void insertDocument(view, file);
    return true;
  },
});

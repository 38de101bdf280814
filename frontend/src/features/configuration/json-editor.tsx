import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useTextEditor } from '@/components/editing/use-text-editor';
import { jsonEditorLook } from './json-editor-look';
import { jsonFaultIn } from './json-fault';

interface JsonEditorProps {
  /** The editor's accessible name; taken once. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Gets the view, for moving in it. */
  onReady: (view: EditorView | undefined) => void;
}

const faultyLine = EditorView.decorations.compute(['doc'], ({ doc }) => {
  const fault = jsonFaultIn(doc.toString());
  if (!fault) return Decoration.none;
  return Decoration.set(Decoration.line({ class: 'cm-faulty' }).range(doc.line(fault.line).from));
});

const extensions = [
  history(),
  // Tab is bound to nothing, so that it leaves the editor.
  keymap.of([...defaultKeymap, ...historyKeymap]),
  json(),
  lineNumbers(),
  bracketMatching(),
  indentOnInput(),
  EditorView.lineWrapping,
  faultyLine,
  jsonEditorLook,
];

/** A JSON text, with numbered lines and the first faulty one marked. */
export function JsonEditor({ label, ...text }: JsonEditorProps) {
  const named = EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' });
  const host = useTextEditor({ ...text, extensions: [extensions, named] });
  return <div ref={host} data-editor="" />;
}

/** Puts the caret into a place of the text and shows it; line and column count from 1. */
export function goTo(view: EditorView, { line, column }: { line: number; column: number }): void {
  const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: Math.min(from + column - 1, to) }, scrollIntoView: true });
  view.focus();
}

/** Marks a stretch of the text and shows its beginning. */
export function select(view: EditorView, { from, to }: { from: number; to: number }): void {
  const { length } = view.state.doc;
  // The caret stands at the beginning: of a long stretch, that is what is to be seen.
  const [head, anchor] = [Math.min(from, length), Math.min(to, length)];
  view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(head, { y: 'center' }) });
  view.focus();
}

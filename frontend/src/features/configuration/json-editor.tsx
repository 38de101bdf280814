import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useTextEditor } from '@/components/editing/use-text-editor';
import { jsonFaultIn } from './domain/json-fault';
import { tags } from '@lezer/highlight';

interface JsonEditorProps {
  /** The accessible name of the editor. Later changes of it have no effect. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called with the view, so that the page can show places in it. */
  onReady: (view: EditorView | undefined) => void;
}

const faultyLine = EditorView.decorations.compute(['doc'], ({ doc }) => {
  const fault = jsonFaultIn(doc.toString());
  if (!fault) return Decoration.none;
  return Decoration.set(Decoration.line({ class: 'cm-faulty' }).range(doc.line(fault.line).from));
});

const mono = "'Spline Sans Mono', ui-monospace, monospace";

/** The look of the editor, which is in a shadow root that the page's classes do not reach. */
const theme = EditorView.theme({
  '&': {
    height: 'clamp(20rem, 100dvh - 24rem, 60rem)',
    color: 'var(--ink)',
    background: 'var(--raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.25rem', overflow: 'auto' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-line::selection, .cm-line ::selection': { background: 'var(--select)' },
  '.cm-gutters': {
    color: 'var(--ink-3)',
    background: 'var(--sunken)',
    borderRight: '1px solid var(--line)',
    borderRadius: '3px 0 0 3px',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.5rem', minWidth: '2.5rem' },
  '.cm-faulty': { background: 'var(--danger-wash)', boxShadow: 'inset 3px 0 var(--danger)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--select)' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--danger-wash)' },
});

/** The look of tokens. They differ by weight, slope and shade, because the colours of the house mean other things. */
const marks = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--ink-2)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ink)', fontStyle: 'italic' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-3)' },
]);

const extensions = [
  history(),
  // Tab has no binding, so that it moves the focus out of the editor.
  keymap.of([...defaultKeymap, ...historyKeymap]),
  json(),
  lineNumbers(),
  bracketMatching(),
  indentOnInput(),
  EditorView.lineWrapping,
  faultyLine,
  theme,
  syntaxHighlighting(marks),
];

/** An editor for JSON, with numbered lines and a mark on the first faulty one. */
export function JsonEditor({ label, ...text }: JsonEditorProps) {
  const named = EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' });
  const host = useTextEditor({ ...text, extensions: [extensions, named] });
  return <div ref={host} data-editor="" />;
}

/** Puts the caret at a place of the text and shows it; line and column count from 1. */
export function goTo(view: EditorView, { line, column }: { line: number; column: number }): void {
  const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: Math.min(from + column - 1, to) }, scrollIntoView: true });
  view.focus();
}

/** Selects a range of the text and shows its beginning. */
export function select(view: EditorView, { from, to }: { from: number; to: number }): void {
  const { length } = view.state.doc;
  // The caret goes to the beginning, because that is the part of a long range that should be seen.
  const [head, anchor] = [Math.min(from, length), Math.min(to, length)];
  view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(head, { y: 'center' }) });
  view.focus();
}

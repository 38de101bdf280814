import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const mono = "'Spline Sans Mono', ui-monospace, monospace";

/** The editor lives in a shadow root, where the page's classes do not reach. */
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

/** Told apart by weight, slope and shade: the colours of the house mean other things. */
const marks = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--ink-2)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ink)', fontStyle: 'italic' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-3)' },
]);

export const jsonEditorLook = [theme, syntaxHighlighting(marks)];

import { lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorView, keymap } from '@codemirror/view';
import { documentText } from '@/components/editing/text-of';
import type { Findings } from '../api/findings';

/** Draws the lines as text decorations, because the page's policy allows no pictures within styles. */
const theme = EditorView.theme({
  '.cm-lintRange': { backgroundImage: 'none', textUnderlineOffset: '4px' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy 1px var(--danger)', backgroundImage: 'none' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy 1px var(--warn)', backgroundImage: 'none' },
  '.cm-lintRange-info': { textDecoration: 'underline dotted 1px var(--ink-3)', backgroundImage: 'none' },
  '.cm-lintPoint::after': { display: 'none' },
  '.cm-tooltip, .cm-panel.cm-panel-lint': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line-2)',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)', position: 'sticky', bottom: '0' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--select)', color: 'var(--ink)' },
});

/** F8 goes to the next finding, and Ctrl Shift M opens the list of findings. */
export const findingMarks = [theme, keymap.of(lintKeymap)];

const severities = { block: 'error', warn: 'warning', info: 'info' } as const;

/**
 * Marks the findings. If the text has changed since the check, it marks nothing, because the passages may have moved.
 */
export function markFindings(view: EditorView, { content, findings }: Findings): void {
  if (documentText(view.state.doc) !== content) return;
  const diagnostics = findings.flatMap(({ spans, severity, message, name }) =>
    spans.map(({ start, end }): Diagnostic => ({
      from: start,
      to: end,
      severity: severities[severity],
      source: name,
      message,
    })),
  );
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

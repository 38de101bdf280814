import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView, Decoration, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Line, Text } from '@codemirror/state';
import { linesBetween } from './lines';

const serif = "'Newsreader', Georgia, serif";

/**
 * The look of the editor, with the measures of `prose.css`. The editor is in a shadow root, which the page's classes do
 * not reach.
 */
const theme = EditorView.theme({
  '&': { color: 'var(--ink)', fontFamily: serif, fontSize: '1.125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.875rem', overflow: 'visible' },
  '.cm-content': {
    position: 'relative',
    padding: '0',
    // The content takes all the width there is. Otherwise, each change would measure every character of a long line.
    flexBasis: '0',
    minWidth: '0',
    minHeight: '20rem',
    caretColor: 'var(--ink)',
  },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-content:focus-visible::before': {
    content: "''",
    position: 'absolute',
    inset: '0 auto 0 -14px',
    width: '2px',
    background: 'var(--focus)',
  },
  '.cm-line': { padding: '0' },
  '.cm-line::selection, .cm-line ::selection': { background: 'var(--select)' },
  '.cm-gap': { lineHeight: '1rem' },
  '.cm-gap-after-heading': { lineHeight: '0.5rem' },
  '.cm-heading': { paddingTop: '0.625rem' },
});

const marks = HighlightStyle.define([
  { tag: [tags.heading1, tags.heading2], fontSize: '1.4375rem', fontWeight: '500' },
  {
    tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6],
    fontSize: '1.25rem',
    fontWeight: '500',
  },
  { tag: tags.strong, fontWeight: '600' },
  { tag: [tags.emphasis, tags.quote], fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--accent)' },
  {
    tag: tags.monospace,
    fontFamily: "'Spline Sans Mono', ui-monospace, monospace",
    fontSize: '0.875rem',
  },
  {
    tag: [tags.processingInstruction, tags.contentSeparator, tags.url, tags.labelName],
    color: 'var(--ink-3)',
    fontWeight: '400',
    fontStyle: 'normal',
  },
]);

export const editorLook = [theme, syntaxHighlighting(marks)];

const heading = Decoration.line({ class: 'cm-heading' });
const gap = Decoration.line({ class: 'cm-gap' });
const gapAfterHeading = Decoration.line({ class: 'cm-gap-after-heading' });

const isHeading = (text: string) => /^#{1,6} /.test(text);

/**
 * Makes blank lines between paragraphs as high as the space between paragraphs in the preview. Of several blank lines,
 * only the first is low, because a line that somebody is about to write on needs its full height.
 */
function measureOf(doc: Text, { number, text }: Line): Decoration | undefined {
  if (isHeading(text)) return number > 1 ? heading : undefined;
  if (text !== '' || number === 1 || number === doc.lines) return undefined;
  const before = doc.line(number - 1).text;
  if (before === '') return undefined;
  return isHeading(before) ? gapAfterHeading : gap;
}

function measures({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const lines = visibleRanges.flatMap(({ from, to }) => linesBetween(doc, from, to));
  return Decoration.set(
    [...new Map(lines.map((line) => [line.from, line])).values()].flatMap((line) => {
      const measure = measureOf(doc, line);
      return measure ? [measure.range(line.from)] : [];
    }),
  );
}

/** Gives the lines on screen the heights that their paragraphs have in the preview. */
export const lineMeasures = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = measures(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = measures(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

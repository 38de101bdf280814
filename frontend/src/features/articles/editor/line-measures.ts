import { type Text } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';

const heading = Decoration.line({ class: 'cm-heading' });
const gap = Decoration.line({ class: 'cm-gap' });
const gapAfterHeading = Decoration.line({ class: 'cm-gap-after-heading' });

const isHeading = (text: string) => /^#{1,6} /.test(text);

/**
 * Blank lines between paragraphs are as high as the space between paragraphs in the preview. Of several blank lines
 * only the first is low: a line that somebody is about to write on is a whole line.
 */
function measureOf(doc: Text, number: number): Decoration | undefined {
  const { text } = doc.line(number);
  if (isHeading(text)) return number > 1 ? heading : undefined;
  if (text !== '' || number === 1 || number === doc.lines) return undefined;
  const before = doc.line(number - 1).text;
  if (before === '') return undefined;
  return isHeading(before) ? gapAfterHeading : gap;
}

function measures({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const lines = visibleRanges.flatMap(({ from, to }) => {
    const first = doc.lineAt(from).number;
    return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => first + index);
  });
  return Decoration.set(
    [...new Set(lines)].flatMap((number) => {
      const measure = measureOf(doc, number);
      return measure ? [measure.range(doc.line(number).from)] : [];
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

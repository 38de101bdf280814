import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { linesBetween } from './lines';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

interface LockedRange {
  start: number;
  end: number;
}

const lock = StateEffect.define<readonly LockedRange[]>();

const line = Decoration.line({
  class: 'cm-locked',
  attributes: { title: 'Locked: a person wrote or changed it' },
});

const locked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { state, changes, effects }) => {
    const told = effects.find((effect) => effect.is(lock));
    if (!told) return marks.map(changes);
    const { doc } = state;
    const lines = told.value
      .filter(({ end }) => end <= doc.length)
      .flatMap(({ start, end }) => linesBetween(doc, start, end))
      .map(({ from }) => line.range(from));
    return Decoration.set(lines, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const theme = EditorView.theme({
  '.cm-locked': { position: 'relative' },
  '.cm-locked::before': {
    content: "''",
    position: 'absolute',
    inset: '0 auto 0 -8px',
    borderLeft: '2px dotted var(--ink-3)',
  },
});

/** Draws a dotted line next to the paragraphs that a model leaves alone when asked about the whole text. */
export const lockMarks: Extension = [locked, theme];

export function markLocked(view: EditorView, ranges: readonly LockedRange[]): void {
  view.dispatch({ effects: lock.of(ranges) });
}

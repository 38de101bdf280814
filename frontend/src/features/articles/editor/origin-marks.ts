import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType, type ViewUpdate } from '@codemirror/view';
import {
  carried,
  type MarkedBlock,
  type MarkedText,
  type Segment,
  segmentsOfBlocks,
  sentenceAt,
  type AuthoredSentence,
} from '../reading/marked-text';

/** Sets the marks that show who wrote the text; undefined hides them. */
const show = StateEffect.define<MarkedText | undefined>();

const shown = StateField.define<MarkedText | undefined>({
  create: () => undefined,
  update: (marked, { changes, docChanged, effects }) => {
    const told = effects.find((effect) => effect.is(show));
    if (told) return told.value;
    return marked && docChanged ? carried(marked, changes) : marked;
  },
});

/** The patterns of the origins. Each has its own, so that people can tell them apart without colours. */
const theme = EditorView.theme({
  '.cm-origin-ai': {
    backgroundImage:
      'repeating-linear-gradient(135deg, color-mix(in srgb, var(--ink) 12%, transparent) 0 1px, transparent 1px 6px)',
    borderRadius: '2px',
  },
  '.cm-origin-person': { borderBottom: '2px solid var(--ink-3)' },
  '.cm-origin-import': { borderBottom: '4px double var(--ink-3)' },
  '.cm-origin-unsaved': { borderBottom: '2px dashed var(--warn)' },
  '.cm-origin-block': { position: 'relative' },
  '.cm-origin-label': {
    display: 'block',
    fontFamily: "'Instrument Sans', system-ui, sans-serif",
    fontSize: '0.75rem',
    lineHeight: '1rem',
    fontWeight: '400',
    fontStyle: 'normal',
    color: 'var(--ink-3)',
    userSelect: 'none',
  },
  '.cm-origin-label b': { fontWeight: '500', color: 'var(--ink-2)' },
  // Where there is room next to the text, the labels are in the margin.
  '@container (width >= 48rem)': {
    '.cm-origin-label': {
      position: 'absolute',
      insetInlineStart: '-5.25rem',
      width: '4.5rem',
      paddingTop: '0.5rem',
      textAlign: 'end',
    },
  },
});

class BlockLabel extends WidgetType {
  constructor(private readonly block: MarkedBlock) {
    super();
  }

  override eq({ block }: BlockLabel): boolean {
    return block.label === this.block.label && block.note === this.block.note;
  }

  override toDOM(): HTMLElement {
    const { label, note } = this.block;
    const place = document.createElement('span');
    place.className = 'cm-origin-label';
    const who = place.appendChild(document.createElement('b'));
    who.textContent = label;
    place.append(note ? `, ${note}` : '', ' ');
    return place;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const patterns = {
  ai: Decoration.mark({ class: 'cm-origin-ai' }),
  user: Decoration.mark({ class: 'cm-origin-person' }),
  import: Decoration.mark({ class: 'cm-origin-import' }),
  unsaved: Decoration.mark({ class: 'cm-origin-unsaved' }),
};

const patternOf = ({ by }: Segment) => patterns[by?.by.kind ?? 'unsaved'];

const line = Decoration.line({ class: 'cm-origin-block' });

const decorations = EditorView.decorations.compute([shown], (state) => {
  const marked = state.field(shown);
  if (!marked) return Decoration.none;
  const labels = marked.blocks.flatMap((block) => {
    const { from } = state.doc.lineAt(block.from);
    return [line.range(from), Decoration.widget({ widget: new BlockLabel(block), side: -1 }).range(from)];
  });
  // Marks are made for each block, so that the labels stay outside of them.
  const spans = segmentsOfBlocks(marked.segments, marked.blocks).flatMap((within) =>
    within.map((one) => patternOf(one).range(one.from, one.to)),
  );
  return Decoration.set([...labels, ...spans], true);
});

function sentenceIn(state: EditorState): AuthoredSentence | undefined {
  const marked = state.field(shown);
  const { head } = state.selection.main;
  return marked && sentenceAt(marked, state.doc.lineAt(head), head);
}

/** Follows the caret, and calls the listeners when it moves to another sentence. */
const caret = ViewPlugin.fromClass(
  class {
    sentence: AuthoredSentence | undefined;
    readonly listeners = new Set<() => void>();

    constructor({ state }: EditorView) {
      this.sentence = sentenceIn(state);
    }

    update({ state, startState, selectionSet, docChanged }: ViewUpdate): void {
      if (!selectionSet && !docChanged && state.field(shown) === startState.field(shown)) return;
      const sentence = sentenceIn(state);
      if (JSON.stringify(sentence) === JSON.stringify(this.sentence)) return;
      this.sentence = sentence;
      for (const listener of this.listeners) listener();
    }
  },
);

export const originMarks: Extension = [theme, shown, decorations, caret];

export function showOrigins(view: EditorView, marked: MarkedText | undefined): void {
  if (view.state.field(shown) !== marked) view.dispatch({ effects: show.of(marked) });
}

/** Gives the sentence at the caret, in the form that `useSyncExternalStore` takes. */
export function caretSentence(view: EditorView) {
  return {
    subscribe: (listener: () => void) => {
      const listeners = view.plugin(caret)?.listeners;
      listeners?.add(listener);
      return () => listeners?.delete(listener);
    },
    read: () => view.plugin(caret)?.sentence,
  };
}

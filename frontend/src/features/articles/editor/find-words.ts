import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  search,
  searchPanelOpen,
} from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';

const theme = EditorView.theme({
  '.cm-panels-bottom': { borderTop: '1px solid var(--line-2)', zIndex: '2' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.375rem',
    padding: '0.5rem 2.25rem 0.5rem 0.5rem',
    fontFamily: "'Instrument Sans', system-ui, sans-serif",
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  // The line break before each of the two fields takes a whole row, so that the fields are in rows of their own.
  '.cm-panel.cm-search br': { display: 'block', flexBasis: '100%', content: "''" },
  // Writers need neither several selections nor regular expressions.
  '.cm-panel.cm-search button[name=select], .cm-panel.cm-search label:has([name=re])': { display: 'none' },
  '.cm-panel.cm-search :is(input, button, label)': {
    margin: '0',
    fontSize: 'inherit',
    fontFamily: 'inherit',
  },
  '.cm-panel.cm-search .cm-textfield': {
    flex: '1 1 10rem',
    minWidth: '0',
    maxWidth: '20rem',
    height: '2rem',
    padding: '0 0.5rem',
    background: 'var(--sheet)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
  },
  '.cm-panel.cm-search .cm-button, .cm-panel.cm-search [name=close]': {
    height: '2rem',
    padding: '0 0.625rem',
    background: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search .cm-button:hover': { background: 'var(--sunken)' },
  '.cm-panel.cm-search [name=close]': {
    top: '0.5rem',
    right: '0.5rem',
    width: '2rem',
    padding: '0',
    border: '0',
  },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '0.375rem' },
  '.cm-panel.cm-search :is(input, button):focus-visible': {
    outline: '2px solid var(--focus)',
    outlineOffset: '1px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--accent-wash)', outline: '1px solid var(--accent)' },
  '.cm-searchMatch.cm-searchMatch-selected': { backgroundColor: 'var(--select)', outlineWidth: '2px' },
});

const words = EditorState.phrases.of({
  next: 'Next',
  previous: 'Previous',
  replace: 'Replace',
  'replace all': 'Replace all',
  'match case': 'Match case',
  'by word': 'Whole words',
  Replace: 'Replace with',
  close: 'Close find and replace',
});

/** Closes the panel on Escape before the dialog around it sees the key. */
const escape = ViewPlugin.fromClass(
  class {
    private readonly press = (event: KeyboardEvent) => {
      const { view } = this;
      const root = view.root as ShadowRoot | Document;
      if (event.key !== 'Escape' || !searchPanelOpen(view.state) || !view.dom.contains(root.activeElement))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      closeSearchPanel(view);
      view.focus();
    };

    constructor(private readonly view: EditorView) {
      window.addEventListener('keydown', this.press, { capture: true });
    }

    destroy(): void {
      window.removeEventListener('keydown', this.press, { capture: true });
    }
  },
);

function find(view: EditorView): boolean {
  openSearchPanel(view);
  // In some browsers, selecting the text of a field does not focus it.
  view.dom.querySelector<HTMLElement>('[main-field]')?.focus();
  return true;
}

const scope = 'editor search-panel';

/** Finds and replaces words in the whole text. The browser's own search would see only the lines on screen. */
export const findWords = [
  search(),
  keymap.of([
    { key: 'Mod-f', run: find, scope },
    { key: 'Mod-g', run: findNext, shift: findPrevious, scope, preventDefault: true },
    { key: 'F3', run: findNext, shift: findPrevious, scope, preventDefault: true },
  ]),
  words,
  escape,
  theme,
];

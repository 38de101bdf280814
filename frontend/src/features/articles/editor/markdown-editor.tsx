import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport } from '@codemirror/language';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { editorLook } from './editor-look';
import { lineMeasures } from './line-measures';
import { insertLink, toggleBold, toggleItalic } from './markdown-commands';

interface MarkdownEditorProps {
  value: string;
  onChange: (text: string) => void;
  /** Gets the view for the tool bar. */
  onReady: (view: EditorView | undefined) => void;
}

const extensions = [
  history(),
  // Tab is bound to nothing, so that it leaves the editor.
  keymap.of([
    { key: 'Mod-b', run: toggleBold },
    { key: 'Mod-i', run: toggleItalic },
    { key: 'Mod-k', run: insertLink },
    ...markdownKeymap,
    ...defaultKeymap,
    ...historyKeymap,
  ]),
  // Without the languages that may stand inside markdown, which weigh more than all the rest.
  new LanguageSupport(markdownLanguage),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    'aria-label': 'Content',
    spellcheck: 'true',
    autocapitalize: 'sentences',
  }),
  editorLook,
  lineMeasures,
];

/** The text of an article as markdown, set in reading type. */
export function MarkdownEditor({ value, onChange, onReady }: MarkdownEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const begin = useEffectEvent(() => value);
  const tell = useEffectEvent(onChange);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // In a document CodeMirror would add a style element, which the Content-Security-Policy refuses.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const typing = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (!docChanged || transactions.every((one) => one.annotation(Transaction.remote))) return;
      // At once: a text that came later than the next key would look like somebody else's, and undo that key.
      flushSync(() => tell(state.doc.toString()));
    });
    const state = EditorState.create({ doc: begin(), extensions: [extensions, typing] });
    const created = new EditorView({ state, parent: root, root });
    setView(created);
    ready(created);
    return () => {
      created.destroy();
      ready(undefined);
    };
  }, []);
  useEffect(() => {
    if (view) replaceText(view, value);
  }, [view, value]);
  return <div ref={host} data-editor="" />;
}

/** Takes over a text that was not typed here: only what differs, so that the caret stays where it is. */
function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  if (old === text) return;
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  view.dispatch({
    changes: { from: start, to: old.length - end, insert: text.slice(start, text.length - end) },
    annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
  });
}

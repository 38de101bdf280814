import { EditorState, Transaction, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentText } from './text-of';

interface TextEditorOptions {
  value: string;
  onChange: (text: string) => void;
  /** The extensions of the editor; changes after the first render are ignored. */
  extensions: Extension;
  /** Called with the view, and with undefined when it is destroyed. */
  onReady?: (view: EditorView | undefined) => void;
}

/**
 * Makes the editor reachable for tools that look for this attribute to see whether keys can scroll the text. An
 * editable text takes the focus anyway.
 */
const reachable = EditorView.contentAttributes.of({ tabindex: '0' });

/**
 * Makes typing over a selection change the editor's own state. The browser alone would keep the look of the selected
 * text in an inline style, which the Content-Security-Policy refuses.
 */
const typingOver = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || isComposing || state.readOnly) return false;
    if (state.selection.ranges.every((range) => range.empty)) return false;
    view.dispatch({ ...state.replaceSelection(data), userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** A CodeMirror editor over a text that React holds. Returns the ref for the element that contains it. */
export function useTextEditor({ value, onChange, extensions, onReady }: TextEditorOptions) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const begin = useEffectEvent(() => ({ value, extensions }));
  const tell = useEffectEvent(onChange);
  const ready = useEffectEvent((created?: EditorView) => onReady?.(created));
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // Outside a shadow root, CodeMirror would add a style element, which the Content-Security-Policy refuses.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const typing = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (!docChanged || transactions.every((one) => one.annotation(Transaction.remote))) return;
      // The text is passed on at once: if it came after the next key, it would look like somebody else's and undo that
      // key.
      flushSync(() => tell(documentText(state.doc)));
    });
    const first = begin();
    const state = EditorState.create({
      doc: first.value,
      extensions: [first.extensions, typing, typingOver, reachable],
    });
    const created = new EditorView({ state, parent: root, root });
    setView(created);
    ready(created);
    return () => {
      created.destroy();
      ready();
    };
  }, []);
  useEffect(() => {
    if (view) replaceText(view, value);
  }, [view, value]);
  return host;
}

/**
 * Replaces the text with one that was not typed here. Only what differs is changed, so that the caret stays in place.
 */
function replaceText(view: EditorView, text: string): void {
  const changes = changeTo(view, text);
  if (!changes) return;
  view.dispatch({
    changes,
    annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
  });
}

/** The one change that turns the view's text into another; undefined when they are the same. */
export function changeTo(view: EditorView, text: string) {
  const old = documentText(view.state.doc);
  if (old === text) return undefined;
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  return { from: start, to: old.length - end, insert: text.slice(start, text.length - end) };
}

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap } from '@codemirror/lang-markdown';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { documentText } from '@/components/editing/text-of';
import { useTextEditor } from '@/components/editing/use-text-editor';
import { useEffect, useState } from 'react';
import type { Findings } from '../api/findings';
import type { MarkedText } from '../reading/marked-text';
import { editorLook, lineMeasures } from './editor-look';
import { findingMarks, markFindings } from './finding-marks';
import { findWords } from './find-words';
import { tellCredentialsOf } from '@/features/credentials/contract';
import { droppedDocument } from './insert-document';
import { lockMarks } from './lock-marks';
import { originMarks, showOrigins } from './origin-marks';
import { toggleLink, toggleBold, toggleItalic } from './markdown-commands';
import { pastedText } from './pasted-text';
import { tellLosses } from './tell-losses';
import { textLanguage } from './text-language';

interface MarkdownEditorProps {
  value: string;
  onChange: (text: string) => void;
  /** Undefined until the editor has been created. */
  view: EditorView | undefined;
  onReady: (view: EditorView | undefined) => void;
  /** The findings that the editor marks in the text. */
  findings: Findings;
  /** The authors that the editor marks in the text, and the text that these marks belong to. */
  origins: (MarkedText & { text: string }) | undefined;
}

const extensionsFor = (text: string): Extension => [
  history(),
  // Tab has no binding, so that it moves the focus out of the editor.
  keymap.of([
    { key: 'Mod-b', run: toggleBold },
    { key: 'Mod-i', run: toggleItalic },
    { key: 'Mod-k', run: toggleLink },
    ...markdownKeymap,
    ...defaultKeymap,
    ...historyKeymap,
  ]),
  textLanguage(text),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    'aria-label': 'Content',
    spellcheck: 'true',
    autocapitalize: 'sentences',
  }),
  editorLook,
  lineMeasures,
  findWords,
  pastedText({ onCredentials: (pasted) => void tellCredentialsOf(pasted), onLosses: tellLosses }),
  droppedDocument,
  findingMarks,
  originMarks,
  lockMarks,
];

/** An editor for the markdown of an article, in reading type. */
export function MarkdownEditor({ value, onChange, view, onReady, findings, origins }: MarkdownEditorProps) {
  const [extensions] = useState(() => extensionsFor(value));
  const host = useTextEditor({ value, onChange, onReady, extensions });
  useEffect(() => {
    if (view) markFindings(view, findings);
  }, [view, findings]);
  useEffect(() => {
    if (view && (!origins || documentText(view.state.doc) === origins.text)) showOrigins(view, origins);
  }, [view, origins]);
  return <div ref={host} data-editor="" />;
}

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport } from '@codemirror/language';
import { EditorView, keymap } from '@codemirror/view';
import { useTextEditor } from '@/components/editing/use-text-editor';
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
  const host = useTextEditor({ value, onChange, onReady, extensions });
  return <div ref={host} data-editor="" />;
}

import type { Command, EditorView } from '@codemirror/view';
import { Bold, FileInputIcon, Heading2, Italic, Link, List, Quote, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '@/components/ui/controls/file-input';
import { IconButton } from '@/components/ui/controls/icon-button';
import { documentEndings, insertDocument } from './insert-document';
import {
  toggleLink,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from './markdown-commands';

const tools: readonly { label: string; icon: LucideIcon; command: Command }[] = [
  { label: 'Bold', icon: Bold, command: toggleBold },
  { label: 'Italic', icon: Italic, command: toggleItalic },
  { label: 'Heading', icon: Heading2, command: toggleHeading },
  { label: 'Quote', icon: Quote, command: toggleQuote },
  { label: 'List', icon: List, command: toggleList },
  { label: 'Link', icon: Link, command: toggleLink },
];

/** Buttons for markdown, and one that inserts a document. */
export function ToolBar({ view }: { view: EditorView }) {
  return (
    <div role="group" aria-label="Format" className="flex max-md:-mx-3 max-md:justify-between">
      {tools.map(({ label, icon: Icon, command }) => (
        <IconButton
          key={label}
          small
          label={label}
          icon={<Icon />}
          // A click would otherwise take the selection from the editor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => command(view)}
        />
      ))}
      <InsertDocument view={view} />
    </div>
  );
}

function InsertDocument({ view }: { view: EditorView }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        small
        label="Insert document…"
        icon={<FileInputIcon />}
        onClick={() => input.current?.click()}
      />
      <FileInput
        ref={input}
        aria-label="Document to insert"
        accept={documentEndings}
        className="hidden"
        onFile={(file) => void insertDocument(view, file)}
      />
    </>
  );
}

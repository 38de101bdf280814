import type { Command, EditorView } from '@codemirror/view';
import { Bold, FileInput, Heading2, Italic, Link, List, Quote, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
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

/** Buttons for the signs of markdown, and one that brings a document in. */
export function ToolBar({ view }: { view: EditorView }) {
  return (
    <div role="group" aria-label="Format" className="flex max-md:-mx-3 max-md:justify-between">
      {tools.map(({ label, icon: Icon, command }) => (
        <IconButton
          key={label}
          small
          label={label}
          icon={<Icon />}
          // Without this, a click would take the selection from the editor.
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
        icon={<FileInput />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        aria-label="Document to insert"
        accept={documentEndings}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void insertDocument(view, file);
          // Without this, the same file could not be chosen again after a change.
          target.value = '';
        }}
      />
    </>
  );
}

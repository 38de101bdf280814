import type { Command, EditorView } from '@codemirror/view';
import { Bold, Heading2, Italic, Link, List, Quote, type LucideIcon } from 'lucide-react';
import { IconButton } from '@/components/ui/controls/icon-button';
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

/** The signs of markdown as buttons. */
export function ToolBar({ view }: { view: EditorView }) {
  return (
    <div role="group" aria-label="Format" className="flex max-md:-mx-3 max-md:justify-between">
      {tools.map(({ label, icon: Icon, command }) => (
        <IconButton
          key={label}
          small
          label={label}
          icon={<Icon />}
          // The editor keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => command(view)}
        />
      ))}
    </div>
  );
}

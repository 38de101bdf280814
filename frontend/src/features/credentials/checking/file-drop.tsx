import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { FileInput } from '@/components/ui/controls/file-input';

interface FileDropProps {
  onFile: (file: File) => void;
}

/**
 * Takes a file that is chosen with the keyboard or the mouse, or dropped. Of several dropped files, it takes the first.
 */
export function FileDrop({ onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <label
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="relative grid max-w-166 cursor-pointer justify-items-center gap-2 rounded-card border border-dashed border-line-strong bg-raised px-6 py-10 text-center transition-colors hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-over:border-ink data-over:bg-accent-wash"
    >
      <FileUp className="size-6 text-ink-3" />
      <span>
        <span className="text-link font-medium">Choose a file</span> or drop it here
      </span>
      <span className="text-small text-ink-3">
        HTML, markdown, text, images, or a zip with a text and its credentials; up to 20 MiB
      </span>
      <FileInput aria-label="File to check" className="sr-only" onFile={onFile} />
    </label>
  );
}

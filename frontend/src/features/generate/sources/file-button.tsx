import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FileInput } from '@/components/ui/controls/file-input';
import { tellFailure } from '@/components/ui/feedback/toast-store';
import { useReadFile } from '../api/read-source';
import { readFrom, type ChosenSource } from '../domain/source-values';

interface FileButtonProps {
  /** Whether there is no room for another source. */
  full: boolean;
  onRead: (source: ChosenSource) => void;
}

/** A button that reads a PDF or a document as a source, for a person to check first. */
export function FileButton({ full, onRead }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useReadFile();
  const read = (file: File) =>
    mutate(file, {
      onSuccess: (answer) => onRead(readFrom('', answer)),
      onError: (error) => tellFailure(`${file.name} couldn’t be read`, error),
    });
  return (
    <>
      <Button
        size="small"
        icon={<FileUp />}
        pending={isPending && 'Reading...'}
        blocked={full}
        onClick={() => input.current?.click()}
      >
        Choose a File
      </Button>
      <FileInput
        ref={input}
        aria-label="File to rest on"
        accept=".pdf,.docx,.odt"
        className="hidden"
        onFile={read}
      />
    </>
  );
}

import { useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { PageHead } from '@/components/ui/layout/page-head';
import { Spinner } from '@/components/ui/graphics/spinner';
import { useCheckFile } from './api/check-file';
import { FileDrop } from './checking/file-drop';
import { FileVerdict } from './checking/verdict';

/** The largest file that the server accepts, in bytes. */
const longestFile = 20 * 2 ** 20;

function refusalOf(file: File): string | undefined {
  if (file.size === 0) return `“${file.name}” is empty.`;
  return file.size > longestFile ? `“${file.name}” is larger than 20 MiB.` : undefined;
}

/** The page that says what the Content Credentials of any file claim, and whether they are valid. */
export function CheckFilePage() {
  const { mutate, data, error, isPending, variables: file, reset } = useCheckFile();
  const [refusal, setRefusal] = useState<string>();
  const check = (chosen: File) => {
    const found = refusalOf(chosen);
    setRefusal(found);
    if (found === undefined) mutate(chosen);
    else reset();
  };
  return (
    <>
      <PageHead
        title="Check a File"
        lead="What a file says about how it was made, and whether that holds. Files from here and from anywhere else; nothing of them is kept."
      />
      <FileDrop onFile={check} />
      <div aria-live="polite" aria-busy={isPending} className="mt-8">
        {refusal !== undefined && (
          <p className="flex gap-1.5 text-small text-danger">
            <CircleAlert className="mt-px" />
            {refusal} Choose another one.
          </p>
        )}
        {isPending && (
          <p className="flex items-center gap-2 text-ink-2">
            <Spinner /> Checking “{file?.name}”…
          </p>
        )}
        {error && file && (
          <InlineError title="The file could not be checked" error={error} onRetry={() => mutate(file)} />
        )}
        {data && file && <FileVerdict name={file.name} checked={data} />}
      </div>
    </>
  );
}

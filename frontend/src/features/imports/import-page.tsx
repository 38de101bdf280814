import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { FileInput } from '@/components/ui/controls/file-input';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Spinner } from '@/components/ui/graphics/spinner';
import { PageHead, SectionHead } from '@/components/ui/layout/page-head';
import { When } from '@/components/ui/text/when';
import { importsQuery, useUpload } from './api/imports';
import { stateInWords } from './domain/import-words';
import { ImportView } from './parts/import-view';

const route = getRouteApi('/_desk/import');

/**
 * The page that brings an archive in. A file is read, and the person checks what would come in, maps names, and starts
 * the import.
 */
export function ImportPage() {
  const { import: shown } = route.useSearch();
  const navigate = route.useNavigate();
  const { mutate, variables: file, error, isPending } = useUpload();
  const send = (chosen: File) =>
    mutate(chosen, { onSuccess: ({ id }) => void navigate({ search: { import: id } }) });
  return (
    <>
      <PageHead
        title="Import"
        lead="Articles of an archive: a WordPress or Ghost export, the folder of a static site or of documents as a zip, or a single text. Nothing comes in before you start it."
      />
      <FileField onFile={send} />
      <div aria-live="polite" className="mt-4">
        {isPending && (
          <p className="flex items-center gap-2 text-ink-2">
            <Spinner /> Uploading “{file?.name}”…
          </p>
        )}
        {error && file && (
          <InlineError title="The file could not be imported" error={error} onRetry={() => send(file)} />
        )}
      </div>
      {shown !== undefined && <ImportView key={shown} id={shown} />}
      <Imports />
    </>
  );
}

function FileField({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label className="relative inline-flex h-9 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-3 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <FileUp /> Choose a File
      <FileInput
        aria-label="File to import"
        accept=".xml,.json,.zip,.md,.mdx,.markdown,.html,.htm,.docx,.odt"
        className="sr-only"
        onFile={onFile}
      />
    </label>
  );
}

function Imports() {
  const { data } = useInfiniteQuery(importsQuery);
  const imports = data?.pages.flatMap(({ items }) => items) ?? [];
  if (imports.length === 0) return null;
  return (
    <section aria-label="Earlier imports" className="mt-10">
      <SectionHead title="Imports" />
      <ul className="text-small">
        {imports.map(({ id, fileName, state, createdAt }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-t border-line py-2">
            <Link to="/import" search={{ import: id }} className="text-link min-w-0 break-words">
              {fileName}
            </Link>
            <span className="text-ink-2">{stateInWords[state]}</span>
            <span className="text-ink-3">
              <When at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

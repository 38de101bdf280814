import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading } from '@/components/ui/feedback/skeleton';
import { importQuery, useCancel, type Import } from '../api/imports';
import { importCounts, isOver, importLosses, stateInWords } from '../domain/import-words';
import { ImportItemList } from './item-list';
import { MappingForm } from './mapping-form';

/** Shows an import: what would come in, the mapping, the progress, and the outcome. */
export function ImportView({ id }: { id: string }) {
  const { data: found, error, refetch } = useQuery(importQuery(id));
  if (error && !found) {
    return <InlineError title="The import could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!found) return <Loading rows={3} />;
  return (
    <section aria-label={found.fileName} className="mt-8">
      <h2 className="font-serif text-h2 font-medium break-words">{found.fileName}</h2>
      <Progress found={found} />
      {found.state === 'ready' && (
        <MappingForm found={found}>
          <Cancel found={found} />
        </MappingForm>
      )}
      {(found.state === 'reading' || found.state === 'running') && (
        <div className="mt-4">
          <Cancel found={found} />
        </div>
      )}
      {found.state !== 'reading' && (
        <>
          <ImportItemList key={`conflict ${found.state}`} id={id} state="conflict" title="In conflict" />
          <ImportItemList key={`failed ${found.state}`} id={id} state="failed" title="Failed" />
          <ImportItemList key={`left out ${found.state}`} id={id} state="left-out" title="Left out" />
        </>
      )}
      {isOver(found) && (
        <>
          <ImportItemList id={id} state="updated" title="Updated" />
          <ImportItemList id={id} state="created" title="Created" />
        </>
      )}
    </section>
  );
}

function Progress({ found }: { found: Import }) {
  const counts = importCounts(found);
  return (
    <div aria-live="polite" className="mt-1">
      <p className="text-ink-2">
        {stateInWords[found.state]}
        {found.reason === null ? '' : `: ${found.reason}`}
      </p>
      {counts.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {counts.map(([label, number]) => (
            <div key={label}>
              <dt className="text-small text-ink-3">{label}</dt>
              <dd className="text-h3 tabular-nums">{number}</dd>
            </div>
          ))}
        </dl>
      )}
      {found.losses.length > 0 && (
        <p className="mt-3 text-small text-ink-2">Does not come along: {importLosses(found.losses)}.</p>
      )}
    </div>
  );
}

function Cancel({ found }: { found: Import }) {
  const { mutate: cancel, isPending } = useCancel(found);
  return (
    <Button pending={isPending && 'Cancelling…'} onClick={() => cancel()}>
      Cancel Import
    </Button>
  );
}

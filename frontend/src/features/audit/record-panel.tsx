import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Copy, Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { copyAndTell } from '@/components/clipboard';
import { EvidenceLink } from '@/components/evidence-link';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlays/dialog';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';
import {
  lastVerificationQuery,
  latestCheckpointQuery,
  type VerificationItem,
  type CheckpointItem,
} from './api/record';
import { isReversed, queryOf, type AuditSearch } from './domain/audit-search';

/** Shows what others need to check the record: its newest checkpoint, and evidence of the period that the log shows. */
export function RecordPanel({ search }: { search: AuditSearch }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Fingerprint />} onClick={() => setOpen(true)}>
        Record
      </Button>
      <Dialog open={open} title="Record" onClose={() => setOpen(false)}>
        <Contents search={search} />
      </Dialog>
    </>
  );
}

function Contents({ search }: { search: AuditSearch }) {
  const checkpoint = useQuery(latestCheckpointQuery);
  const verification = useQuery(lastVerificationQuery);
  const { from, to } = search;
  const period = isReversed(search) ? '' : new URLSearchParams(queryOf({ from, to })).toString();
  return (
    <div className="grid grid-cols-1 gap-6 px-6 py-5 max-md:px-4">
      {(checkpoint.isPending || verification.isPending) && (
        <Loading label="Loading the record">
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {checkpoint.error && (
        <InlineError
          title="The checkpoint could not be loaded"
          error={checkpoint.error}
          onRetry={() => void checkpoint.refetch()}
        />
      )}
      {verification.error && (
        <InlineError
          title="The last verification could not be loaded"
          error={verification.error}
          onRetry={() => void verification.refetch()}
        />
      )}
      {!checkpoint.isPending && !verification.isPending && (
        <>
          {checkpoint.data === null && <p>The record has no checkpoint yet.</p>}
          {checkpoint.data && <Checkpoint checkpoint={checkpoint.data} />}
          {verification.data !== undefined && <Verification last={verification.data} />}
        </>
      )}
      <section aria-label="Evidence">
        <h3 className="mb-2 font-serif text-h3 font-medium">
          {period === '' ? 'Evidence of the whole record' : 'Evidence of the chosen days'}
        </h3>
        <EvidenceLink asksAgain href={`/api/audit/evidence${period && `?${period}`}`} />
      </section>
    </div>
  );
}

function Checkpoint({ checkpoint: { size, at, note } }: { checkpoint: CheckpointItem }) {
  return (
    <section aria-label="Latest checkpoint">
      <h3 className="mb-2 font-serif text-h3 font-medium">Latest checkpoint</h3>
      <p className="text-small text-ink-2">
        {counted(size, 'event')}, signed <When at={at} />. Keep a copy outside the desk: it shows whether what
        it covers was changed later.
      </p>
      <pre tabIndex={0} className="my-3 overflow-x-auto bg-paper p-3 font-mono text-small">
        {note}
      </pre>
      <Button
        size="small"
        icon={<Copy />}
        onClick={() => void copyAndTell(note, 'The checkpoint is on the clipboard.')}
      >
        Copy checkpoint
      </Button>
    </section>
  );
}

function Verification({ last }: { last: VerificationItem | null }) {
  return (
    <section aria-label="Verification">
      <h3 className="mb-2 font-serif text-h3 font-medium">Verification</h3>
      {!last && (
        <p className="text-small text-ink-2">The whole record hasn’t been verified on the server yet.</p>
      )}
      {last && (
        <p className="text-small text-ink-2">
          Last verified <When at={last.at} />, {counted(last.events, 'event')},{' '}
          {last.problem === null
            ? `${counted(last.checkpoints, 'checkpoint')}. All of them fit.`
            : 'and a problem was found:'}
        </p>
      )}
      {last?.problem && (
        <p className="mt-2 flex gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {last.problem}
        </p>
      )}
    </section>
  );
}

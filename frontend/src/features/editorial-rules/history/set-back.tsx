import { History } from 'lucide-react';
import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { FieldDifferences } from '@/components/difference/field-differences';
import { Button } from '@/components/ui/controls/button';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useRestoreEditorialRules } from '../api/restore-editorial-rules';
import { rulesRoute } from '../rules-search';
import { differencesBetween } from '../rules-values';
import { RevisionLoading } from './revision-loading';
import { useRevision } from './use-revision';

interface SetBackProps {
  revision: number;
  /** The revision that holds. */
  latest: number;
  /** The form holds changes that are not saved. */
  unsaved: boolean;
}

/** The foot of the history: what setting back does, and the way to it. */
export function SetBack({ revision, latest, unsaved }: SetBackProps) {
  const [asking, setAsking] = useState(false);
  if (latest === revision) return <p className="text-small text-ink-2">These are the current rules.</p>;
  return (
    <div className="flex w-full items-center justify-between gap-x-4 gap-y-2 max-md:flex-col max-md:items-stretch">
      <p className="text-small text-ink-2">
        Restoring adds a new revision, r{latest + 1}, with the rules of r{revision}. Nothing is lost.
      </p>
      <ReasonedButton
        variant="primary"
        icon={<History />}
        reason={unsaved ? 'Save or cancel your own changes first.' : undefined}
        onClick={() => setAsking(true)}
      >
        Restore r{revision}
      </ReasonedButton>
      {asking && <Preview revision={revision} latest={latest} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What would change, before it does. */
function Preview({ revision, latest, onClose }: { revision: number; latest: number; onClose: () => void }) {
  const navigate = rulesRoute.useNavigate();
  const now = useRevision(latest);
  const then = useRevision(revision);
  const restoration = useRestoreEditorialRules();
  const differences = now.values && then.values && differencesBetween(now.values, then.values);
  const nothing = differences?.length === 0;
  const onSuccess = () => {
    onClose();
    void navigate({ search: { view: 'history' }, replace: true, resetScroll: false });
  };
  const send = useSingleFlight(() => restoration.mutateAsync({ revision, latest }, { onSuccess }));
  return (
    <Dialog
      open
      title={`Restore the rules to r${revision}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ReasonedButton
            variant="primary"
            pending={restoration.isPending && 'Restoring...'}
            reason={nothing ? 'The rules already match this revision.' : undefined}
            onClick={() => differences && send(undefined)}
          >
            Restore r{revision}
          </ReasonedButton>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        <p className="text-ink-2">
          {nothing ? `The current rules already match r${revision}.` : consequence}
        </p>
        {differences ? (
          <FieldDifferences fields={differences} />
        ) : (
          <RevisionLoading revisions={[now, then]} />
        )}
      </div>
    </Dialog>
  );
}

const consequence = 'Struck-through text goes; underlined text comes back.';

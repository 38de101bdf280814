import { Code } from 'lucide-react';
import { useMemo } from 'react';
import { useMedia, WIDE } from '@/components/media';
import { IconButton } from '@/components/ui/icon-button';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { wordChanges } from '../difference/word-changes';
import { wordsIn } from '../text/word-count';
import { happeningOf } from './happening';
import { useHistory, useRevision } from './use-history';
import { useShow } from './use-show';

/** Which revisions are compared, how much they differ, and how that is shown. */
export function CompareBar({ id }: { id: string }) {
  const { events, shown, compared, stood, as } = useHistory(id);
  const show = useShow();
  const wide = useMedia(WIDE);
  if (shown === undefined) return null;
  const known = [...new Set([shown, ...events.map(({ revision }) => revision)])].sort((a, b) => b - a);
  const options = known.map((revision) => ({ value: String(revision), label: `r${revision}` }));
  const told = known.map((revision) => {
    const event = events.find((one) => one.revision === revision);
    const what = event ? `, ${happeningOf(event).what}, ${event.actor.name}` : '';
    return { value: String(revision), label: `r${revision}${what}` };
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 border-b border-line px-6 py-4 max-md:px-4 lg:pl-12">
      <span aria-hidden="true" className="text-small text-ink-2 max-lg:hidden">
        Revision
      </span>
      <div className="lg:w-23 max-lg:min-w-0 max-lg:grow">
        <Select
          label="Revision"
          options={wide ? options : told}
          value={String(shown)}
          onChange={(revision) => show({ rev: Number(revision) })}
        />
      </div>
      {!stood && (
        <>
          <span aria-hidden="true" className="text-small text-ink-2">
            against
          </span>
          <div className="w-23">
            <Select
              label="Against"
              options={options}
              value={String(compared)}
              onChange={(revision) => show({ rev: shown, against: Number(revision) })}
            />
          </div>
          <Counts id={id} shown={shown} compared={compared} />
        </>
      )}
      <div className="ml-auto flex flex-wrap gap-2">
        <IconButton
          label="Markdown"
          icon={<Code />}
          aria-pressed={as === 'markdown'}
          onClick={() => show({ as: as === 'markdown' ? undefined : 'markdown' })}
          className="aria-pressed:bg-ink/11 aria-pressed:text-ink"
        />
        {compared !== undefined && (
          <Segmented
            label="View"
            value={stood ? 'stood' : 'changes'}
            onChange={(next) => show({ show: next === 'stood' ? 'stood' : undefined })}
            options={[
              { value: 'changes', label: 'Changes' },
              { value: 'stood', label: 'As it stood' },
            ]}
          />
        )}
      </div>
    </div>
  );
}

function Counts({ id, shown, compared }: { id: string; shown: number; compared: number | undefined }) {
  const { data: after } = useRevision(id, shown);
  const { data: before } = useRevision(id, compared);
  const counts = useMemo(
    () => before && after && wordChanges(before.content, after.content),
    [before, after],
  );
  if (!counts) return null;
  return (
    <p className="flex gap-4 text-small whitespace-nowrap tabular-nums">
      <span className="text-ins-ink">+ {wordsIn(counts.added)}</span>
      <span className="text-del-ink">− {wordsIn(counts.removed)}</span>
    </p>
  );
}

import { Code } from 'lucide-react';
import { useMemo } from 'react';
import { useMedia, WIDE } from '@/components/browser/media';
import { IconButton } from '@/components/ui/controls/icon-button';
import { count } from '@/components/ui/text/numbers';
import { Segmented } from '@/components/ui/controls/segmented';
import { Select } from '@/components/ui/controls/select';
import type { HistoryEvent } from '../api/get-article';
import { useReading } from '../reading/use-reading';
import { happeningOf } from './happening';
import { useHistory, useRevision, useShow } from './use-history';
import { useTyped } from '@/components/browser/use-typed';

/** Shows which revisions are compared and how much they differ, and lets the person choose the view. */
export function CompareBar({ id }: { id: string }) {
  const { shown, compared, stood, origins, as } = useHistory(id);
  const show = useShow();
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-6 py-4 max-md:px-4 lg:pl-12">
      <div className="flex min-w-0 items-center gap-x-3 gap-y-2 max-lg:grow max-md:w-full max-md:flex-wrap">
        <RevisionSelects id={id} />
      </div>
      <div className="flex grow flex-wrap items-center justify-end gap-2">
        {shown !== undefined && !stood && <Counts id={id} shown={shown} compared={compared} />}
        {!origins && (
          <IconButton
            label="Markdown"
            icon={<Code />}
            aria-pressed={as === 'markdown'}
            onClick={() => show({ as: as === 'markdown' ? undefined : 'markdown' })}
            className="aria-pressed:bg-ink/11 aria-pressed:text-ink"
          />
        )}
        <Segmented
          label="View"
          value={origins ? 'origins' : stood ? 'stood' : 'changes'}
          onChange={(next) => show({ show: next === 'changes' ? undefined : next })}
          options={[
            { value: 'changes', label: 'Changes', disabled: shown !== undefined && compared === undefined },
            { value: 'stood', label: 'As it stood' },
            { value: 'origins', label: 'Origins' },
          ]}
        />
      </div>
    </div>
  );
}

function RevisionSelects({ id }: { id: string }) {
  const { events, shown, compared, stood } = useHistory(id);
  const show = useShow();
  const wide = useMedia(WIDE);
  // An empty element keeps the place, because the selects have a row of their own on a phone.
  if (shown === undefined) return <span className="target max-lg:basis-full" />;
  // A revision that the address names may not be among those that have been loaded.
  const known = [...new Set([shown, compared ?? shown, ...events.map(({ revision }) => revision)])];
  const revisions = known.sort((one, other) => other - one);
  const short = revisions.map((revision) => ({ value: String(revision), label: `r${revision}` }));
  return (
    <>
      <span aria-hidden="true" className="text-small text-ink-2 max-lg:hidden">
        Revision
      </span>
      <div className="max-lg:min-w-0 max-lg:grow max-md:basis-40 lg:w-23">
        <Select
          label="Revision"
          options={wide ? short : short.map(({ value }) => ({ value, label: described(value, events) }))}
          value={String(shown)}
          onChange={(revision) => show({ rev: Number(revision) })}
        />
      </div>
      {!stood && (
        <>
          <span aria-hidden="true" className="shrink-0 text-small text-ink-2">
            against
          </span>
          <div className="w-23 shrink-0">
            <Select
              label="Against"
              options={short}
              value={String(compared)}
              onChange={(revision) => show({ rev: shown, against: Number(revision) })}
            />
          </div>
        </>
      )}
    </>
  );
}

/** Describes a revision, as in “r4, Text edited, Mara”. */
function described(revision: string, events: readonly HistoryEvent[]): string {
  const event = events.find((one) => String(one.revision) === revision);
  return event ? `r${revision}, ${happeningOf(event).what}, ${event.actor.name}` : `r${revision}`;
}

const nounOf = (words: number) => (words === 1 ? 'word' : 'words');

function Counts({ id, shown, compared }: { id: string; shown: number; compared: number | undefined }) {
  const { data: after } = useRevision(id, shown);
  const { data: before } = useRevision(id, compared);
  const asked = useMemo(
    () => before && after && (['wordChanges', before.content, after.content] as const),
    [before, after],
  );
  const { value: counts, state } = useReading(asked);
  if (!counts || state !== 'current' || counts.added + counts.removed === 0) return null;
  return (
    <p className="mr-auto flex gap-x-4 text-small whitespace-nowrap tabular-nums max-md:gap-x-2.5">
      <span className="text-ins-ink">
        + {count(counts.added)} <span className="max-md:sr-only">{nounOf(counts.added)}</span>
      </span>
      <span className="text-del-ink">
        − {count(counts.removed)} <span className="max-md:sr-only">{nounOf(counts.removed)}</span>
      </span>
    </p>
  );
}

/** Goes through the revisions in order; a revision is shown when the slider rests on it. */
export function RevisionSlider({ id }: { id: string }) {
  const { events, shown, latest } = useHistory(id);
  const show = useShow();
  const [at, slide] = useTyped(String(shown ?? 0), (revision) =>
    show({ rev: Number(revision), against: undefined }),
  );
  const description = described(at, events);
  return (
    <div className="flex items-center gap-4 border-b border-line px-6 py-2 text-small max-md:px-4 lg:pl-12">
      <input
        type="range"
        aria-label="Go to revision"
        min={0}
        max={latest ?? 0}
        step={1}
        value={at}
        disabled={!latest}
        aria-valuetext={description}
        onChange={({ target }) => slide(target.value)}
        className="slider target min-w-0 grow cursor-pointer disabled:cursor-default"
      />
      <output aria-hidden="true" className="w-56 truncate text-ink-2 tabular-nums max-md:w-36">
        {shown !== undefined && description}
      </output>
    </div>
  );
}

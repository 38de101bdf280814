import type { ReactNode } from 'react';
import { count } from '@/components/ui/text/numbers';
import { Skeleton } from '@/components/ui/feedback/skeleton';

interface StatTileProps {
  label: string;
  /** A count, or a figure in words; undefined while it loads. */
  value: number | string | undefined;
  note: string;
  /**
   * The numbers week by week, oldest first, the current week last. A series with nothing before this week has no bars.
   */
  weeks?: readonly number[] | undefined;
}

/** One figure under a rule, with small bars of the last weeks. */
export function StatTile({ label, value, note, weeks }: StatTileProps) {
  return (
    <dl className="border-t border-line-strong pt-3">
      <dt className="text-small font-medium text-ink-2">{label}</dt>
      <dd className="mt-0.5">
        <div className="flex items-end justify-between gap-x-4 gap-y-2 @max-md:flex-wrap">
          {value === undefined ? (
            <Skeleton className="my-1.5 h-8 w-16" />
          ) : (
            <span className="font-display text-figure tabular-nums">
              {typeof value === 'number' ? count(value) : value}
            </span>
          )}
          {/* The room for the bars is kept while it is not known whether there are any. */}
          {weeks && (hasPast(weeks) ? <Bars weeks={weeks} /> : <span className="h-8.5 @max-md:w-full" />)}
        </div>
        <p className="mt-2 text-micro text-ink-3">{note}</p>
      </dd>
    </dl>
  );
}

const hasPast = (weeks: readonly number[]) => weeks.slice(0, -1).some((value) => value > 0);

const WIDTH = 120;
const HEIGHT = 34;
const GAP = 3;

function Bars({ weeks }: { weeks: readonly number[] }): ReactNode {
  const most = Math.max(...weeks, 1);
  const slot = WIDTH / weeks.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-8.5 w-30 min-w-0 @max-md:w-full"
      preserveAspectRatio="none"
    >
      {weeks.map((value, week) => {
        const height = Math.round((value / most) * (HEIGHT - 2));
        const current = week === weeks.length - 1;
        return (
          <rect
            key={week}
            x={week * slot}
            y={HEIGHT - 1 - height}
            width={slot - GAP}
            height={height}
            className={current ? 'fill-accent' : 'fill-line-strong'}
          />
        );
      })}
      <rect x="0" y={HEIGHT - 1} width={WIDTH} height="1" className="fill-line-strong" />
    </svg>
  );
}

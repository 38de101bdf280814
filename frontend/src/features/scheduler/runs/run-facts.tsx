import type { ReactNode } from 'react';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { tookInWords, yieldOf } from './run-words';
import { slotInWords, zoneInWords } from '../slot-words';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';

interface RunFactsProps {
  run: ScheduledRun;
  timeZone: string;
}

/** When a run was due, how much came of it, how long it took, and who started it. */
export function RunFacts({ run, timeZone }: RunFactsProps) {
  const { dueAt, trigger, by } = run;
  const took = tookInWords(run);
  const late = lateBy(run);
  // A slot belongs to the house's clock, an order by hand to the reader's.
  const due =
    trigger === 'manual' ? (
      <When at={dueAt} />
    ) : (
      <time dateTime={dueAt}>
        {slotInWords(dueAt, timeZone)} {zoneInWords(timeZone)}
      </time>
    );
  const facts: ReactNode[] = [
    due,
    yieldOf(run),
    took && `took ${took}`,
    late && `started ${late} late`,
    trigger === 'manual' && `started by ${by.name}`,
  ];
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
      {facts.filter(Boolean).map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}

const HOUR_MS = 3_600_000;

/** A slot that was missed by a while is run late; what is told in whole hours. */
function lateBy({ dueAt, startedAt, trigger }: ScheduledRun): string | undefined {
  if (trigger === 'manual' || startedAt === null) return undefined;
  const hours = Math.floor((Date.parse(startedAt) - Date.parse(dueAt)) / HOUR_MS);
  return hours < 1 ? undefined : counted(hours, 'hour');
}

import { X } from 'lucide-react';
import type { ScheduledRun } from '@/api/scheduler';
import { When } from '@/components/ui/when';

/** What a run could not make, each with the reason and, while it is tried again, when. */
export function RunFailures({ failures }: Pick<ScheduledRun, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <ul aria-label="What failed" className="mt-2 grid gap-1.5 text-small">
      {failures.map(({ persona, category, reason, nextTryAt }, index) => (
        <li key={index} className="flex gap-2">
          <X className="mt-px size-4 shrink-0 text-danger" />
          <span className="min-w-0 break-words">
            {persona !== null && (
              <span className="font-medium">
                {persona}, {category}:{' '}
              </span>
            )}
            {reason}
            {nextTryAt !== null && (
              <span className="text-ink-3">
                {' '}
                Tried again <When at={nextTryAt} />.
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

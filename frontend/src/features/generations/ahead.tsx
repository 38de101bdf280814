import { ChevronRight } from 'lucide-react';
import { aboutInWords } from '@/components/ui/text/durations';
import { counted } from '@/components/ui/text/numbers';
import type { Generation } from './api/get-generation';
import { OutlineText } from './outline/outline-text';

/** Says what is left to do for an article that is being written, and shows its outline meanwhile. */
export function Ahead({ generation: { stepsLeft, usualDurationMs, outline } }: { generation: Generation }) {
  const told = [
    stepsLeft !== null && `${counted(stepsLeft, 'step')} left.`,
    usualDurationMs !== null && `An article usually takes ${aboutInWords(usualDurationMs)}.`,
  ].filter(Boolean);
  return (
    <>
      {told.length > 0 && <p className="mt-2.5 text-small text-ink-2 tabular-nums">{told.join(' ')}</p>}
      {outline && (
        <details className="group/fold mt-2">
          <summary className="tint -mx-1.5 flex min-h-7 cursor-pointer list-none items-center gap-2 rounded-control px-1.5 text-small font-medium max-md:min-h-11">
            <ChevronRight className="transition-transform group-open/fold:rotate-90" />
            Outline
          </summary>
          <div className="py-1.5">
            <OutlineText outline={outline} />
          </div>
        </details>
      )}
    </>
  );
}

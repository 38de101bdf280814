import { Check, CircleAlert, Clock, Minus, X } from 'lucide-react';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { outcomeWords } from './run-words';
import { Spinner } from '@/components/ui/feedback/spinner';

const looks = {
  running: { icon: <Spinner />, look: 'text-ink-2' },
  waiting: { icon: <Clock />, look: 'text-warn' },
  complete: { icon: <Check />, look: 'text-accent' },
  partial: { icon: <CircleAlert />, look: 'text-danger' },
  failed: { icon: <X />, look: 'text-danger' },
  missed: { icon: <Minus />, look: 'text-danger' },
};

/** How a run ended or stands, by shape and word. */
export function RunOutcome({ outcome }: Pick<ScheduledRun, 'outcome'>) {
  const { icon, look } = looks[outcome];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 text-small font-medium ${look}`}>
      {icon}
      {outcomeWords[outcome]}
    </span>
  );
}

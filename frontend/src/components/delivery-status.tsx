import { Check, Clock, X } from 'lucide-react';

const states = {
  sent: { words: 'Sent', icon: <Check />, look: 'text-accent' },
  waiting: { words: 'Waiting', icon: <Clock />, look: 'text-warn' },
  'given-up': { words: 'Given up', icon: <X />, look: 'text-danger' },
};

/** What became of a message. */
export function DeliveryStatus({ status }: { status: keyof typeof states }) {
  const { words, icon, look } = states[status];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 text-small font-medium ${look}`}>
      {icon}
      {words}
    </span>
  );
}

import clsx from 'clsx';
import { Check, CircleAlert, CircleDot } from 'lucide-react';

const states = {
  saved: { label: 'Saved', Icon: Check, look: 'border-line text-ink-2' },
  unsaved: { label: 'Unsaved Changes', Icon: CircleDot, look: 'border-warn-line bg-warn-wash text-warn' },
  invalid: {
    label: 'Invalid JSON',
    Icon: CircleAlert,
    look: 'border-danger-line bg-danger-wash text-danger',
  },
};

/** Whether what is in the editor is saved, or can be. */
export function DocumentState({ state }: { state: keyof typeof states }) {
  const { label, Icon, look } = states[state];
  return (
    <p
      role="status"
      aria-label="Document status"
      className={clsx(
        'inline-flex h-6.5 items-center gap-1.5 rounded-card border px-2 text-micro font-medium whitespace-nowrap',
        look,
      )}
    >
      <Icon className="size-3.5" />
      {label}
    </p>
  );
}

import clsx from 'clsx';
import { Check } from 'lucide-react';

/** The box alone, also drawn inside lists of choices. */
export function CheckGlyph({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-4 shrink-0 place-items-center rounded-bar border',
        checked ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-raised',
      )}
    >
      {checked && <Check className="size-3" strokeWidth={2.4} />}
    </span>
  );
}

import clsx from 'clsx';
import { Eye } from 'lucide-react';

interface MarksProps {
  label: string;
  /** The sentences about what to look at. */
  marks: readonly string[];
  className?: string;
}

/** Says what a person should look at, next to the thing itself. It blocks nothing. */
export function Marks({ label, marks, className }: MarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label={label} className={clsx('grid max-w-article gap-1 text-small text-ink-2', className)}>
      {marks.map((mark) => (
        <li key={mark} className="flex gap-2 *:first:mt-px">
          <Eye className="text-ink-3" />
          <span className="min-w-0">{mark}</span>
        </li>
      ))}
    </ul>
  );
}

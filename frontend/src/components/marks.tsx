import clsx from 'clsx';
import { Eye } from 'lucide-react';

interface MarksProps {
  label: string;
  /** What to look at, as sentences. */
  marks: readonly string[];
  className?: string;
}

/** Tells a person what to look at, next to what it is about. It blocks nothing. */
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

import { CircleAlert } from 'lucide-react';

/** Says in a form why it was refused. */
export function Refusal({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-card border border-danger-line bg-danger-wash px-3 py-2.5 text-small"
    >
      <CircleAlert className="mt-px text-danger" />
      {children}
    </p>
  );
}

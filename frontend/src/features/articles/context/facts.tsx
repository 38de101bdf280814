import clsx from 'clsx';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Whether the facts are in two columns where there is room. */
  wide?: boolean;
}

/** A list of facts, with the names on the left and the values on the right. */
export function Facts({ facts, wide = false }: FactsProps) {
  return (
    <dl className={clsx('grid gap-x-12 gap-y-1.5 text-small', wide && 'md:grid-cols-2')}>
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="shrink-0 text-ink-3">{name}</dt>
          <dd className="min-w-0 text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SchedulerStatus } from '../api/get-scheduler-status';
import { zoneInWords } from '../domain/slot-words';
import { Card } from '@/components/ui/layout/card';

/** Shows what a run will make, which follows from the editorial rules, the personas and the categories. */
export function ConfigurationSummary({ status }: { status: SchedulerStatus }) {
  const { articlesPerWeek, articlesPerPersona, personas, categories, distribution } = status.configuration;
  return (
    <Card
      title="Configuration"
      sub="The schedule from the editorial rules, and the personas and categories it uses."
    >
      <dl className="grid gap-1.5 text-small">
        <Fact name="Articles a week">{articlesPerWeek}</Fact>
        <Fact name="For each persona">{articlesPerPersona}</Fact>
        <Fact name="Personas">{personas}</Fact>
        <Fact name="Categories">{categories}</Fact>
        <Fact name="Run">{status.schedule}</Fact>
        <Fact name="Zone">{zoneInWords(status.timezone)}</Fact>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-small text-ink-2">{distribution}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-small">
        <Link to="/editorial-rules" className="text-link">
          Editorial Rules
        </Link>
        <Link to="/sources" className="text-link">
          Research Sources
        </Link>
      </p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}

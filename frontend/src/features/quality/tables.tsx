import type { ReactNode } from 'react';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { average, minutes, percent } from './domain/in-words';
import { TriangleAlert } from 'lucide-react';

/** A column of a table. The first column names the row. */
export interface FigureColumn<Row> {
  label: string;
  width?: string;
  /** Whether the column has words instead of figures. */
  words?: true;
  cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  caption: string;
  /** The name of the table's region, which scrolls when the table is wider than the page. */
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

export function FigureTable<Row>({ caption, label, columns, rows, keyOf }: FigureTableProps<Row>) {
  const heads = columns.map((column, index) => ({ ...column, right: index > 0 && !column.words }));
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto *:min-w-216">
      <Ledger caption={caption} columns={heads}>
        {rows.map((row) => (
          <LedgerRow key={keyOf(row)}>
            {heads.map(({ label: column, right, cell }, index) =>
              index === 0 ? (
                <LedgerTitle key={column}>{cell(row)}</LedgerTitle>
              ) : (
                <LedgerCell key={column} right={right}>
                  {cell(row)}
                </LedgerCell>
              ),
            )}
          </LedgerRow>
        ))}
      </Ledger>
    </div>
  );
}

const personaColumns: readonly FigureColumn<Quality['personas'][number]>[] = [
  { label: 'Persona', width: 'w-[28%]', cell: ({ persona }) => persona },
  { label: 'Drafts', cell: ({ drafts }) => count(drafts) },
  { label: 'First try', cell: ({ firstTry }) => percent(firstTry) },
  { label: 'Rounds', cell: ({ rounds }) => average(rounds) },
  { label: 'Promoted', cell: ({ promoted }) => count(promoted) },
  { label: 'Words changed', cell: ({ wordsChanged }) => average(wordsChanged) },
  { label: 'To promotion', cell: ({ minutesToPromotion }) => minutes(minutesToPromotion) },
];

/** A table of the figures for each persona. */
export function PersonaTable({ personas }: { personas: Quality['personas'] }) {
  return (
    <section>
      <SectionHead title="By persona" />
      <FigureTable
        caption="By persona"
        label="Figures by persona"
        columns={personaColumns}
        rows={personas}
        keyOf={({ personaId }) => personaId}
      />
    </section>
  );
}

const ruleColumns: readonly FigureColumn<Quality['rules'][number]>[] = [
  { label: 'Rule', width: 'w-[28%]', cell: ({ name }) => name },
  { label: 'Dismissed', cell: ({ dismissed }) => count(dismissed) },
  { label: 'Overridden', cell: ({ overridden }) => count(overridden) },
  { label: 'Of all drafts', cell: ({ share }) => percent(share) },
  { label: 'Verdict', width: 'w-[34%]', words: true, cell: ({ tooOften }) => tooOften && <TooOften /> },
];

/** A table of the rules that people find wrong. */
export function RuleTable({ rules }: { rules: Quality['rules'] }) {
  return (
    <section>
      <SectionHead title="Rules that were set aside" />
      {rules.length === 0 ? (
        <p className="border-t border-line-2 py-4 text-ink-2">
          Nobody dismissed a finding or promoted an article in spite of one.
        </p>
      ) : (
        <FigureTable
          caption="Rules that were set aside"
          label="Figures by rule"
          columns={ruleColumns}
          rows={rules}
          keyOf={({ rule }) => rule}
        />
      )}
    </section>
  );
}

function TooOften() {
  return (
    <span className="flex gap-1.5 pl-4 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-px shrink-0 text-warn" />
      Set aside in more than 20% of drafts: the rule is wrong.
    </span>
  );
}

import { TriangleAlert } from 'lucide-react';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { percent } from './in-words';
import { WideTable } from './wide-table';

const columns = [
  { label: 'Rule', width: 'w-[28%]' },
  { label: 'Dismissed', right: true },
  { label: 'Overridden', right: true },
  { label: 'Of all drafts', right: true },
  { label: 'Verdict', width: 'w-[34%]' },
];

/** Which rules people find wrong. */
export function RuleTable({ rules }: { rules: Quality['rules'] }) {
  return (
    <section>
      <SectionHead title="Rules that were set aside" />
      {rules.length === 0 ? (
        <p className="border-t border-line-2 py-4 text-ink-2">
          Nobody dismissed a finding or promoted an article in spite of one.
        </p>
      ) : (
        <WideTable label="Figures by rule">
          <Ledger caption="Rules that were set aside" columns={columns}>
            {rules.map((row) => (
              <LedgerRow key={row.rule}>
                <LedgerTitle>{row.name}</LedgerTitle>
                <LedgerCell right>{count(row.dismissed)}</LedgerCell>
                <LedgerCell right>{count(row.overridden)}</LedgerCell>
                <LedgerCell right>{percent(row.share)}</LedgerCell>
                <LedgerCell className="pl-4">{row.tooOften && <TooOften />}</LedgerCell>
              </LedgerRow>
            ))}
          </Ledger>
        </WideTable>
      )}
    </section>
  );
}

function TooOften() {
  return (
    <span className="flex gap-1.5 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-px shrink-0 text-warn" />
      Set aside in more than 20% of drafts: the rule is wrong.
    </span>
  );
}

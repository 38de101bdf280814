import type { ReactNode } from 'react';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { average, minutes, percent } from './in-words';
import { TriangleAlert } from 'lucide-react';

/** A table that scrolls by itself where it is wider than the page. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto *:min-w-160">
      {children}
    </div>
  );
}

const personaColumns = [
  { label: 'Persona', width: 'w-[28%]' },
  { label: 'Drafts', right: true },
  { label: 'First try', right: true },
  { label: 'Rounds', right: true },
  { label: 'Promoted', right: true },
  { label: 'Words changed', right: true },
  { label: 'To promotion', right: true },
];

/** The same figures, persona by persona. */
export function PersonaTable({ personas }: { personas: Quality['personas'] }) {
  return (
    <section>
      <SectionHead title="By persona" />
      <WideTable label="Figures by persona">
        <Ledger caption="By persona" columns={personaColumns}>
          {personas.map((row) => (
            <LedgerRow key={row.personaId}>
              <LedgerTitle>{row.persona}</LedgerTitle>
              <LedgerCell right>{count(row.drafts)}</LedgerCell>
              <LedgerCell right>{percent(row.firstTry)}</LedgerCell>
              <LedgerCell right>{average(row.rounds)}</LedgerCell>
              <LedgerCell right>{count(row.promoted)}</LedgerCell>
              <LedgerCell right>{average(row.wordsChanged)}</LedgerCell>
              <LedgerCell right>{minutes(row.minutesToPromotion)}</LedgerCell>
            </LedgerRow>
          ))}
        </Ledger>
      </WideTable>
    </section>
  );
}

const ruleColumns = [
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
          <Ledger caption="Rules that were set aside" columns={ruleColumns}>
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

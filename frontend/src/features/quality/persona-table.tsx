import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { average, minutes, percent } from './in-words';
import { WideTable } from './wide-table';

const columns = [
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
        <Ledger caption="By persona" columns={columns}>
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

import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { average, dollars, weekOf } from './in-words';
import { WideTable } from './tables';
import { UsageBars, weeksOf } from './usage-bars';

type UsageRow = Quality['usage'][number];

const columns = [
  { label: 'Week of', width: 'w-[14%]' },
  { label: 'Model', width: 'w-[30%]' },
  { label: 'Articles', right: true },
  { label: 'Tokens in', right: true },
  { label: 'Tokens out', right: true },
  { label: 'Cost', right: true },
];

/** What an article takes in tokens and money, by week and model. */
export function Usage({ usage }: { usage: readonly UsageRow[] }) {
  const weeks = weeksOf(usage);
  return (
    <section>
      <SectionHead title="Tokens and cost per article" />
      {weeks.some(({ tokens }) => tokens > 0) && <UsageBars weeks={weeks} />}
      <WideTable label="Figures by week and model">
        <Ledger caption="Tokens and cost per article" columns={columns}>
          {usage.toReversed().map((row) => (
            <LedgerRow key={`${row.weekStart} ${row.provider} ${row.model}`}>
              <LedgerTitle>{weekOf(row.weekStart)}</LedgerTitle>
              <LedgerCell>{writerOf(row)}</LedgerCell>
              <LedgerCell right>{count(row.articles)}</LedgerCell>
              <LedgerCell right>{average(row.inputTokens)}</LedgerCell>
              <LedgerCell right>{average(row.outputTokens)}</LedgerCell>
              <LedgerCell right>{dollars(row.cost)}</LedgerCell>
            </LedgerRow>
          ))}
        </Ledger>
      </WideTable>
      <p className="mt-3 text-small text-ink-3">
        Tokens and cost are averages per article, with its share of a batch’s plan. Costs follow the prices in
        the setting AI_PRICES; a model without a price has none.
      </p>
    </section>
  );
}

type CallRow = Quality['calls'][number];

const purposes: Record<CallRow['purpose'], string> = {
  article: 'Articles',
  plan: 'Plans of batches and runs',
  unfinished: 'Articles not finished',
  proposal: 'Proposals',
  captions: 'Captions',
  ideas: 'Ideas',
};

const callColumns = [
  { label: 'Asked for', width: 'w-[28%]' },
  { label: 'Model', width: 'w-[26%]' },
  { label: 'Answers', right: true },
  { label: 'Tokens in', right: true },
  { label: 'Tokens out', right: true },
  { label: 'Cost', right: true },
];

/** Everything that models were asked for, in all. */
export function Calls({ calls }: { calls: readonly CallRow[] }) {
  return (
    <section>
      <SectionHead title="Everything the models were asked for" />
      <WideTable label="Figures by purpose and model">
        <Ledger caption="Everything the models were asked for" columns={callColumns}>
          {calls.map((row) => (
            <LedgerRow key={`${row.purpose} ${row.provider} ${row.model}`}>
              <LedgerTitle>{purposes[row.purpose]}</LedgerTitle>
              <LedgerCell>{writerOf(row)}</LedgerCell>
              <LedgerCell right>{count(row.calls)}</LedgerCell>
              <LedgerCell right>{average(row.inputTokens)}</LedgerCell>
              <LedgerCell right>{average(row.outputTokens)}</LedgerCell>
              <LedgerCell right>{dollars(row.cost)}</LedgerCell>
            </LedgerRow>
          ))}
        </Ledger>
      </WideTable>
      <p className="mt-3 text-small text-ink-3">
        Tokens and cost are totals of this period, of answers that could be used. Articles not finished
        failed, were cancelled, or are still being written.
      </p>
    </section>
  );
}

const writerOf = ({ provider, model }: Pick<CallRow, 'provider' | 'model'>) =>
  provider === 'demo' ? 'Demo writer' : model;

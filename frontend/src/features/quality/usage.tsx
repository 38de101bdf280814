import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { average, dollars, weekOf } from './in-words';
import { WideTable } from './tables';
import { gridLines } from '@/components/ui/graphics/bar-chart';

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

interface Week {
  label: string;
  /** In and out, per article, over all models. */
  tokens: number;
}

function weeksOf(usage: readonly UsageRow[]): Week[] {
  const starts = [...new Set(usage.map(({ weekStart }) => weekStart))];
  return starts.map((start) => {
    const rows = usage.filter(({ weekStart }) => weekStart === start);
    const articles = rows.reduce((sum, row) => sum + row.articles, 0);
    const tokens = rows.reduce(
      (sum, row) => sum + row.articles * ((row.inputTokens ?? 0) + (row.outputTokens ?? 0)),
      0,
    );
    return { label: weekOf(start), tokens: tokens / articles };
  });
}

/** Tokens an article, week by week; the table below has the same in figures. */
function UsageBars({ weeks }: { weeks: readonly Week[] }) {
  const lines = gridLines(Math.max(...weeks.map(({ tokens }) => tokens), 1));
  const top = lines.at(-1) ?? 1;
  return (
    <div aria-hidden="true" className="mb-6">
      <div className="relative h-44 border-b border-line-strong">
        {lines.map((line) => (
          <div
            key={line}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(line / top) * 100}%` }}
          >
            <span className="absolute right-0 bottom-0.5 text-micro text-ink-3 tabular-nums">
              {count(line)}
            </span>
          </div>
        ))}
        <div className="absolute inset-y-0 right-14 left-0 flex items-end gap-[4%] px-1">
          {weeks.map(({ label, tokens }) => (
            <div
              key={label}
              className="max-w-16 min-w-0 grow forced-color-adjust-none bg-accent"
              style={{ height: `${(tokens / top) * 100}%` }}
            />
          ))}
        </div>
      </div>
      <div className="mr-14 flex gap-[4%] px-1 pt-1.5">
        {weeks.map(({ label }, index) => (
          <span key={label} className="max-w-16 min-w-0 grow basis-0 text-micro whitespace-nowrap text-ink-3">
            {(weeks.length - 1 - index) % Math.ceil(weeks.length / 6) === 0 && label}
          </span>
        ))}
      </div>
    </div>
  );
}

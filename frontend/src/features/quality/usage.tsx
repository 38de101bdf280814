import { GridLines, gridLines } from '@/components/ui/graphics/bar-chart';
import { SectionHead } from '@/components/ui/layout/page-head';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { namedDayWords } from '@/components/ui/text/when';
import { average, dollars } from './domain/in-words';
import { FigureTable, type FigureColumn } from './tables';

type UsageRow = Quality['usage'][number];
type CallRow = Quality['calls'][number];

const writerOf = ({ provider, model }: Pick<CallRow, 'provider' | 'model'>) =>
  provider === 'demo' ? 'Demo writer' : model;

/** The columns for tokens and money. */
const spent: readonly FigureColumn<
  Pick<CallRow, 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost'>
>[] = [
  { label: 'Tokens in', cell: ({ inputTokens }) => average(inputTokens) },
  { label: 'Cached', cell: ({ cachedTokens }) => average(cachedTokens) },
  { label: 'Tokens out', cell: ({ outputTokens }) => average(outputTokens) },
  { label: 'Cost', cell: ({ cost }) => dollars(cost) },
];

const columns: readonly FigureColumn<UsageRow>[] = [
  { label: 'Week of', width: 'w-[14%]', cell: ({ weekStart }) => namedDayWords(weekStart) },
  { label: 'Model', width: 'w-[20%]', words: true, cell: writerOf },
  { label: 'Articles', cell: ({ articles }) => count(articles) },
  ...spent,
];

/** Shows how many tokens and dollars an article takes, by week and model. */
export function Usage({ usage }: { usage: readonly UsageRow[] }) {
  const weeks = weeksOf(usage);
  return (
    <section>
      <SectionHead title="Tokens and cost per article" />
      {weeks.some(({ tokens }) => tokens > 0) && <UsageBars weeks={weeks} />}
      <FigureTable
        caption="Tokens and cost per article"
        label="Figures by week and model"
        columns={columns}
        rows={usage.toReversed()}
        keyOf={({ weekStart, provider, model }) => `${weekStart} ${provider} ${model}`}
      />
      <p className="mt-3 text-small text-ink-3">
        Tokens and cost are averages per article, with its share of a batch’s plan. Cached tokens are those
        that went in and that the provider still had from an earlier call, which often makes them cheaper.
        Costs follow the prices in the setting AI_PRICES; a model without a price has none.
      </p>
    </section>
  );
}

const purposes: Record<CallRow['purpose'], string> = {
  article: 'Articles',
  plan: 'Plans of batches and runs',
  unfinished: 'Articles not finished',
  proposal: 'Proposals',
  captions: 'Captions',
  ideas: 'Ideas',
};

const callColumns: readonly FigureColumn<CallRow>[] = [
  { label: 'Asked for', width: 'w-[22%]', cell: ({ purpose }) => purposes[purpose] },
  { label: 'Model', width: 'w-[18%]', words: true, cell: writerOf },
  { label: 'Answers', cell: ({ calls }) => count(calls) },
  ...spent,
];

/** A table of all calls to models. */
export function Calls({ calls }: { calls: readonly CallRow[] }) {
  return (
    <section>
      <SectionHead title="Everything the models were asked for" />
      <FigureTable
        caption="Everything the models were asked for"
        label="Figures by purpose and model"
        columns={callColumns}
        rows={calls}
        keyOf={({ purpose, provider, model }) => `${purpose} ${provider} ${model}`}
      />
      <p className="mt-3 text-small text-ink-3">
        Tokens and cost are totals of this period, of answers that could be used. Articles not finished
        failed, were cancelled, or are still being written.
      </p>
    </section>
  );
}

interface Week {
  label: string;
  /** The tokens in and out per article, over all models. */
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
    return { label: namedDayWords(start), tokens: tokens / articles };
  });
}

/**
 * A chart of the tokens per article, by week. It is hidden from screen readers, because the table below has the same
 * figures.
 */
function UsageBars({ weeks }: { weeks: readonly Week[] }) {
  const lines = gridLines(Math.max(...weeks.map(({ tokens }) => tokens), 1));
  const top = lines.at(-1) ?? 1;
  return (
    <div aria-hidden="true" className="mb-6">
      <div className="relative h-44 border-b border-line-strong">
        <GridLines lines={lines} top={top} />
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

import { gridLines } from '@/components/ui/graphics/bar-chart';
import { count } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { weekOf } from './in-words';

type UsageRow = Quality['usage'][number];

interface Week {
  label: string;
  /** In and out, per article, over all models. */
  tokens: number;
}

export function weeksOf(usage: readonly UsageRow[]): Week[] {
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
export function UsageBars({ weeks }: { weeks: readonly Week[] }) {
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

import { count } from '@/components/ui/text/numbers';

const STEPS = [1, 2, 3, 4, 5, 6, 8];

/** Returns three grid lines at round numbers, the highest at or above `most`. */
export function gridLines(most: number): number[] {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((digit) => digit * power).find((candidate) => candidate * 3 >= most);
    if (step !== undefined) return [step, step * 2, step * 3];
  }
}

interface BarWeek {
  /** The short label under the bar: "Nov 16". */
  label: string;
  generated: number;
  published: number;
}

interface BarChartProps {
  /** The chart's name for screen readers. */
  caption: string;
  /** The weeks, oldest first. */
  weeks: readonly BarWeek[];
}

/** The distance between two labels, in weeks: more labels would not fit. */
const LABELLED = 3;

/**
 * Articles week by week: published ones in green, inside generated ones in outline. It is also a table for screen
 * readers.
 */
export function BarChart({ caption, weeks }: BarChartProps) {
  const lines = gridLines(Math.max(...weeks.map((week) => Math.max(week.generated, week.published)), 1));
  const top = lines.at(-1) ?? 1;
  const share = (value: number) => `${(value / top) * 100}%`;
  const axis = `${count(top).length + 1}ch`;
  return (
    <figure>
      <Key />
      <div aria-hidden="true" className="relative mt-6 h-44 border-b border-line-strong">
        <GridLines lines={lines} top={top} />
        <div className="absolute inset-0 flex items-end gap-[4%] px-1" style={{ right: axis }}>
          {weeks.map((week) => (
            <div key={week.label} className="relative h-full min-w-0 grow">
              {week.generated > 0 && (
                <div
                  className="absolute inset-x-0 bottom-0 border border-b-0 border-line-strong bg-sheet"
                  style={{ height: share(week.generated) }}
                />
              )}
              <div
                className="absolute inset-x-0 bottom-0 forced-color-adjust-none bg-accent"
                style={{ height: share(week.published) }}
              />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="flex gap-[4%] px-1 pt-1.5" style={{ marginRight: axis }}>
        {weeks.map((week, index) => (
          <span key={week.label} className="min-w-0 grow basis-0 text-micro whitespace-nowrap text-ink-3">
            {(weeks.length - 1 - index) % LABELLED === 0 && week.label}
          </span>
        ))}
      </div>
      <BarTable caption={caption} weeks={weeks} />
    </figure>
  );
}

/** Lines across bars, each with its number at the right end. */
export function GridLines({ lines, top }: { lines: readonly number[]; top: number }) {
  return lines.map((line) => (
    <div
      key={line}
      className="absolute inset-x-0 border-t border-line"
      style={{ bottom: `${(line / top) * 100}%` }}
    >
      <span className="absolute right-0 bottom-0.5 text-micro text-ink-3 tabular-nums">{count(line)}</span>
    </div>
  ));
}

function Key() {
  return (
    <figcaption className="flex justify-end gap-4 text-small text-ink-2" aria-hidden="true">
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 forced-color-adjust-none bg-accent" /> Published
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 border border-line-strong bg-sheet" /> Generated
      </span>
    </figcaption>
  );
}

function BarTable({ caption, weeks }: BarChartProps) {
  return (
    // Only a box around the table hides its caption as well, because the caption has a box next to the table's own.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Generated</th>
            <th scope="col">Published</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.label}>
              <th scope="row">{week.label}</th>
              <td>{count(week.generated)}</td>
              <td>{count(week.published)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

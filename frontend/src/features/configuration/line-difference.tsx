import { diffArrays } from 'diff';
import { lineLooks } from '@/components/difference/field-differences';

const CONTEXT = 3;

/** Shows the removed and the added lines of a text. Long runs of unchanged lines are folded. */
export function LineDifference({ from, to }: { from: string; to: string }) {
  const parts = diffArrays(from.split('\n'), to.split('\n'));
  return (
    <div className="overflow-hidden rounded-card border border-line font-mono text-small">
      {parts.map(({ added, removed, value }, index) => {
        if (added || removed) return <Lines key={index} sign={added ? '+' : '−'} lines={value} />;
        const before = index === 0 ? 0 : CONTEXT;
        const after = index === parts.length - 1 ? 0 : CONTEXT;
        return <Unchanged key={index} lines={value} before={before} after={after} />;
      })}
    </div>
  );
}

interface UnchangedProps {
  lines: readonly string[];
  /** The number of lines that stay in sight at the beginning, and at the end. */
  before: number;
  after: number;
}

function Unchanged({ lines, before, after }: UnchangedProps) {
  const folded = lines.slice(before, lines.length - after);
  if (folded.length <= CONTEXT) return <Lines sign=" " lines={lines} />;
  return (
    <>
      <Lines sign=" " lines={lines.slice(0, before)} />
      <details className="border-y border-line bg-sunken first:border-t-0 last:border-b-0">
        <summary className="cursor-pointer px-3 py-1.5 font-sans text-ink-2 -outline-offset-2">
          {folded.length} unchanged lines
        </summary>
        <Lines sign=" " lines={folded} />
      </details>
      <Lines sign=" " lines={lines.slice(lines.length - after)} />
    </>
  );
}

function Lines({ sign, lines }: { sign: keyof typeof lineLooks; lines: readonly string[] }) {
  const { words, look } = lineLooks[sign];
  return lines.map((line, index) => (
    <p key={index} className={`flex gap-3 px-3 py-0.5 ${look}`}>
      <span aria-hidden="true" className="w-2 shrink-0">
        {sign}
      </span>
      <span className="min-w-0 whitespace-pre-wrap">
        {words && <span className="sr-only">{words}</span>}
        {line}
      </span>
    </p>
  ));
}

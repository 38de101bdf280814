import { OutwardLink } from '@/components/ui/text/outward-link';
import { counted } from '@/components/ui/text/numbers';
import type { Generation } from './api/get-generation';

const views = { owner: 'Owner', trade: 'Insurer, house or dealer', sceptic: 'Sceptic' } as const;

/** Shows the questions that were asked before an article was written, the passages found, and what was left out. */
export function ResearchText({ research }: { research: NonNullable<Generation['research']> }) {
  const { questions, passages, leftOut } = research;
  return (
    <div className="grid gap-3 text-small">
      <ul aria-label="Questions" className="grid gap-3">
        {questions.map(({ view, question, found, failure }, place) => (
          <li key={place}>
            <p className="font-medium">
              {question} <span className="font-normal text-ink-3">{views[view]}</span>
            </p>
            <p className="text-ink-2">{failure ?? `${counted(found, 'page')} found.`}</p>
            {passages
              .filter((passage) => passage.question === place)
              .map(({ id, source, text, used }) => (
                <blockquote key={id} className="mt-1 border-l border-line-2 pl-3 font-serif text-ink-2">
                  {text} <span className="text-ink-3">[{source}]</span>
                  {!used && <span className="text-warn"> Left out by a person.</span>}
                </blockquote>
              ))}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <details>
          <summary>{counted(leftOut.length, 'page')} left out</summary>
          <ul aria-label="Left out" className="mt-2 grid gap-2">
            {leftOut.map(({ url, title, reason }) => (
              <li key={url}>
                <OutwardLink href={url} className="text-link">
                  {title}
                </OutwardLink>
                <p className="text-ink-2">{reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

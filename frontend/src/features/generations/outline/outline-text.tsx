import type { Outline } from '../api/get-generation';

/** Shows the outline that an article follows. */
export function OutlineText({ outline: { thesis, reader, sections } }: { outline: Outline }) {
  return (
    <div className="grid gap-2 text-small">
      {thesis && <p className="font-serif text-body">{thesis}</p>}
      {reader && <p className="text-ink-2">For: {reader}</p>}
      <ol className="grid list-decimal gap-1.5 pl-5">
        {sections.map(({ heading, purpose, points, words }, place) => (
          <li key={place}>
            <span className="font-medium">{heading}</span>
            {words > 0 && <span className="text-ink-3 tabular-nums"> · {words} words</span>}
            {purpose && <p className="text-ink-2">{purpose}</p>}
            {points.length > 0 && <p className="text-ink-3">{points.join(' · ')}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

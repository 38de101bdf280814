import { Clamped } from '@/components/ui/text/clamped';
import type { Generation, Outline } from './api/get-generation';

/** What a generation rests on: its sources as they were read, and those that could not be. */
export function Material({ generation: { sources, unreadable } }: { generation: Generation }) {
  if (sources.length + unreadable.length === 0) return null;
  return (
    <ul aria-label="Sources" className="grid gap-3 text-small">
      {sources.map(({ id, title, url, text }) => (
        <li key={id}>
          <p className="font-medium">
            <span className="text-ink-3 tabular-nums">[{id}]</span> {title}
          </p>
          {url !== null && <Address url={url} />}
          <Clamped className="mt-0.5 whitespace-pre-wrap text-ink-2">{text}</Clamped>
        </li>
      ))}
      {unreadable.map(({ place, url, reason }) => (
        <li key={place}>
          <Address url={url} />
          <p className="text-danger">Left out: {reason}</p>
        </li>
      ))}
    </ul>
  );
}

function Address({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link block truncate">
      {url}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The outline that an article was written along. */
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

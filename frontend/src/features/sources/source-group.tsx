import { useId } from 'react';
import { topicCategoryName } from '@/features/topics/contract';
import type { ResearchSource } from './api/sources';

interface SourceGroupProps {
  name: string;
  sources: readonly ResearchSource[];
}

/** One group of sources; nothing when a filter leaves none of it. */
export function SourceGroup({ name, sources }: SourceGroupProps) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-1 border-t border-line-2 pt-4 pb-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-serif text-h3 font-medium">
        {name}
        <span className="ml-2 font-sans text-small font-normal text-ink-3 tabular-nums">
          {sources.length}
        </span>
      </h2>
      <ul className="grid">
        {sources.map((source) => (
          <Source key={source.number} source={source} />
        ))}
      </ul>
    </section>
  );
}

function Source({ source: { number, name, url, categories } }: { source: ResearchSource }) {
  return (
    <li className="grid gap-x-6 border-b border-line py-2 last:border-b-0 md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.1fr)] md:items-baseline">
      <span aria-hidden="true" className="text-right text-micro text-ink-3 tabular-nums max-md:hidden">
        {number}
      </span>
      <p className="min-w-0">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-medium underline decoration-line-strong underline-offset-3 hover:decoration-ink"
        >
          {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <span className="ml-3 text-small text-ink-3">{hostOf(url)}</span>
      </p>
      <p className="text-small text-ink-2">{categories.map(topicCategoryName).join(', ')}</p>
    </li>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

import { Button } from '@/components/ui/controls/button';
import type { Idea } from '@/features/topics/contract';

interface SuggestionsProps {
  sources: Idea['researchSources'];
  /** The address that is being read. */
  reading: string | undefined;
  onRead: (url: string) => void;
}

/** The research sources of an idea, which nobody has read for this article yet. */
export function Suggestions({ sources, reading, onRead }: SuggestionsProps) {
  if (sources.length === 0) return null;
  return (
    <section aria-label="Suggested by the idea" className="mt-4">
      <h4 className="text-small text-ink-2">Suggested by the idea, not read yet</h4>
      <ul className="mt-1 border-t border-line text-small">
        {sources.map(({ name, url }) => (
          <li key={url} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <a href={url} target="_blank" rel="noreferrer" className="text-link min-w-0 truncate">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Read ${name}`}
              pending={reading === url && 'Reading...'}
              onClick={() => onRead(url)}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { shareWords } from './origin-share';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Preference, usePreference } from '@/components/browser/preference';
import type { Article } from '../api/get-article';
import { originsQuery } from '../api/get-article-revision';
import { useDebounced } from '@/components/browser/use-debounced';
import { useReading } from '../reading/use-reading';

/** Says above the text who wrote how much of it, and explains the patterns. */
export function OriginsLine({ shown: { origins, error, retry } }: { shown: ShownOrigins }) {
  return (
    <section aria-label="Origins" className="mb-5 min-h-16 border-b border-line pb-4 text-small">
      {error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          <CircleAlert />
          The origins could not be loaded. {error.message}
          <Button size="small" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : (
        <p role="status">
          {origins ? `${shareWords(origins.totals)}, as saved in r${origins.revision}.` : 'Loading...'}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <span className="origin-ai rounded-bar px-1">hatched: the model</span>
        <span className="border-b-2 border-ink-3">underlined: a person</span>
        <span className="border-b-4 border-double border-ink-3">double line: an archive</span>
        <span className="border-b-2 border-dashed border-warn">dashed: yours, not saved</span>
      </p>
    </section>
  );
}

const preference = new Preference<'shown' | 'hidden'>('article-origins', ['shown', 'hidden'], 'hidden');

/**
 * Gives who wrote the text on screen, as long as the person wants to see it.
 * @param article the article as it is saved
 * @param text the text as it is on screen
 */
export function useOrigins(article: Article, text: string) {
  const [choice, choose] = usePreference(preference);
  const on = choice === 'shown';
  const { id, revision, content } = article;
  const { data, error, refetch } = useQuery({ ...originsQuery(id, revision, content), enabled: on });
  const debounced = useDebounced(text);
  const asked = useMemo(
    () => (on && data ? (['origins', data, debounced] as const) : undefined),
    [on, data, debounced],
  );
  const { value: marked } = useReading(asked);
  return {
    on,
    toggle: () => choose(on ? 'hidden' : 'shown'),
    origins: data,
    marked,
    error,
    retry: () => void refetch(),
  };
}

export type ShownOrigins = ReturnType<typeof useOrigins>;

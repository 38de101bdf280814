import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Preference, usePreference } from '@/components/preference';
import type { Article } from '../api/get-article';
import { originsQuery } from '../api/get-origins';
import { useRested } from '../dialog/use-rested';
import { markedText } from './marked-text';

const preference = new Preference<'shown' | 'hidden'>('article-origins', ['shown', 'hidden'], 'hidden');

/**
 * Who wrote the text on screen, while that is to be shown.
 * @param article as it is saved
 * @param text as it is on screen
 */
export function useOrigins(article: Article, text: string) {
  const [choice, choose] = usePreference(preference);
  const on = choice === 'shown';
  const { id, revision, content } = article;
  const { data, error, refetch } = useQuery({ ...originsQuery(id, revision, content), enabled: on });
  const rested = useRested(text);
  const marked = useMemo(
    () => (on && data ? { text: rested, ...markedText(data, rested) } : undefined),
    [on, data, rested],
  );
  return {
    on,
    toggle: () => choose(on ? 'hidden' : 'shown'),
    origins: on ? data : undefined,
    marked,
    error: on ? error : null,
    retry: () => void refetch(),
  };
}

export type ShownOrigins = ReturnType<typeof useOrigins>;

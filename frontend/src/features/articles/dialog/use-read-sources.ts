import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generationQuery } from '@/features/generations/contract';
import type { Article } from '../api/get-article';
import type { ReadSource } from '../text/footnotes';

/** The sources of an article, with what they say as soon as that is known. */
export function useReadSources({ sources, generationId }: Article): readonly ReadSource[] {
  const enabled = generationId !== null && sources.length > 0;
  const { data } = useQuery({ ...generationQuery(generationId ?? ''), enabled });
  return useMemo(
    () =>
      sources.map((source) => ({ ...source, text: data?.sources.find(({ id }) => id === source.id)?.text })),
    [sources, data],
  );
}

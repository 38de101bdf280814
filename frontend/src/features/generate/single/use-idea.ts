import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isGone } from '@/api/api-error';
import { readByRoute } from '@/api/prefetch';
import type { Option } from '@/components/ui/controls/listbox';
import { ideaQuery } from '@/features/topics/contract';
import { generateRoute } from '../generate-search';

/**
 * The topic idea that the address names, for the article form.
 * @param choose called once for each idea that serves one of the categories, with that category
 */
export function useIdea(categories: readonly Option[], choose: (category: string) => void) {
  const { idea: id } = generateRoute.useSearch();
  const navigate = generateRoute.useNavigate();
  const { data, error, refetch } = useQuery({
    ...ideaQuery(id ?? ''),
    ...readByRoute,
    enabled: id !== undefined,
  });
  const idea = id === undefined ? undefined : data;
  const fitting = categories.find(({ value }) => idea?.categories.some((key) => key === value))?.value;
  const chosenFor = useRef<string>(undefined);
  const chooseFitting = useEffectEvent(choose);
  useEffect(() => {
    if (!idea || chosenFor.current === idea.id) return;
    chosenFor.current = idea.id;
    if (fitting !== undefined) chooseFitting(fitting);
  }, [idea, fitting]);
  const gone = isGone(error);
  return {
    /** Undefined when the address names none, or one that is gone: then nothing is to be carried out. */
    id: gone ? undefined : id,
    named: id !== undefined,
    idea,
    gone,
    error,
    retry: () => void refetch(),
    drop: () => void navigate({ search: {}, resetScroll: false }),
  };
}

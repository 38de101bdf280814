import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customIdeasQuery, readIdeas, weeklyIdeasQuery, type Idea } from '../api/ideas';
import { inOneOrder } from './in-one-order';

/** So many ideas come on screen at a time. */
const STEP = 20;

/** Weekly and custom ideas as one list, newest first; undefined while it is loading. */
export function useIdeas() {
  const [wanted, setWanted] = useState(STEP);
  const weekly = useInfiniteQuery({ ...weeklyIdeasQuery, select: readIdeas });
  const custom = useInfiniteQuery({ ...customIdeasQuery, select: readIdeas });
  const queries = [weekly, custom];
  const retry = () => queries.filter(({ isError }) => isError).forEach((query) => void query.refetch());
  const error = weekly.error ?? custom.error;
  if (!weekly.data || !custom.data) return { ideas: undefined, error, retry };
  const known = inOneOrder([weekly.data, custom.data]);
  const ideas: readonly Idea[] = known.slice(0, wanted);
  return {
    ideas,
    total: weekly.data.total + custom.data.total,
    error,
    retry,
    loadingMore: queries.some(({ isFetchingNextPage }) => isFetchingNextPage),
    loadMore: () => {
      setWanted(wanted + STEP);
      if (known.length >= wanted + STEP) return;
      for (const query of queries) if (query.hasNextPage) void query.fetchNextPage();
    },
  };
}

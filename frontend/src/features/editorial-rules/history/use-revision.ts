import { useQuery } from '@tanstack/react-query';
import { rulesAtQuery } from '../api/rules';
import { versionOf } from '../rules-values';

/** The rules as they stood after a revision. */
export function useRevision(revision: number) {
  const { data, error, refetch } = useQuery(rulesAtQuery(revision));
  return { values: data && versionOf(data).values, error, retry: () => void refetch() };
}

export type Revision = ReturnType<typeof useRevision>;

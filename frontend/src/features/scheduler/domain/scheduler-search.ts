import { getRouteApi } from '@tanstack/react-router';

interface SchedulerSearch {
  /** The list that is shown instead of the runs. */
  list?: 'deliveries' | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readSchedulerSearch({ list }: Record<string, unknown>): SchedulerSearch {
  return { list: list === 'deliveries' ? list : undefined };
}

export const schedulerRoute = getRouteApi('/_desk/scheduler');

import { getRouteApi } from '@tanstack/react-router';

interface SchedulerSearch {
  /** The list that is shown instead of the runs. */
  list?: 'deliveries' | undefined;
}

/** Reads an address, ignoring values that mean nothing. */
export function readSchedulerSearch({ list }: Record<string, unknown>): SchedulerSearch {
  return { list: list === 'deliveries' ? list : undefined };
}

export const schedulerRoute = getRouteApi('/_desk/scheduler');

import { getRouteApi } from '@tanstack/react-router';

interface SchedulerSearch {
  /** What is listed in place of the runs. */
  list?: 'deliveries' | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readSchedulerSearch({ list }: Record<string, unknown>): SchedulerSearch {
  return { list: list === 'deliveries' ? list : undefined };
}

export const schedulerRoute = getRouteApi('/_desk/scheduler');

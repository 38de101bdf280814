import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { ApiError } from '@/api/api-error';
import type { components } from '@/api/schema.gen';
import { counted } from '@/components/ui/text/numbers';
import type { Fault } from '../domain/faults';

/** Reads how much of the weekly limit the signed-in author has used. Administrators have no limit, and are refused. */
export const weeklyCountQuery = queryOptions({
  queryKey: ['api', 'articles', 'weekly-count'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/articles/weekly-count', { signal })),
});

const TITLE = 'Weekly Limit Reached';

type Week = components['schemas']['WeeklyCount'] | undefined;

/** Returns how many articles an author may still ask for, or undefined when only the server knows, as in a new week. */
function placesLeft(week: Week): number | undefined {
  if (!week || Date.now() >= Date.parse(week.weekEnd)) return undefined;
  return Math.max(week.limit - week.weeklyCount, 0);
}

/** Returns why an author may not have another article this week, or undefined if they may. */
export function articleLimitFault(week: Week): Fault | undefined {
  if (placesLeft(week) !== 0) return undefined;
  return { title: TITLE, description: `You have reached your weekly limit of ${week?.limit} articles.` };
}

/** Returns why an author may not have this many articles this week, or undefined if they may. */
export function batchLimitFault(week: Week, wanted: number): Fault | undefined {
  const left = placesLeft(week);
  if (left === undefined || wanted <= left) return undefined;
  return { title: TITLE, description: `You can generate ${counted(left, 'more article')} this week.` };
}

/** Returns the title of a refusal. Refusals by the weekly limit have their own. */
export function failureTitle(error: Error, otherwise: string): string {
  const isLimit = error instanceof ApiError && error.problem.type?.endsWith('/weekly-limit-reached') === true;
  return isLimit ? TITLE : otherwise;
}

import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';

interface UsersSearch extends HistorySearch {
  /** The id of the user in the dialog, or `new`. */
  user?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readUsersSearch({ user, ...search }: Record<string, unknown>): UsersSearch {
  return { user: textIn(user), ...readHistorySearch(search) };
}

export const usersRoute = getRouteApi('/_desk/user-management');

import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';

interface UsersSearch extends HistorySearch {
  /** The user in the dialog, or `new`. */
  user?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readUsersSearch({ user, ...search }: Record<string, unknown>): UsersSearch {
  return { user: textIn(user), ...readHistorySearch(search) };
}

export const usersRoute = getRouteApi('/_desk/user-management');

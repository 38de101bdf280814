import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';

/** What the address of the users page says. */
interface UsersSearch extends HistorySearch {
  /** The user in the dialog, or `new`. */
  user?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readUsersSearch({ user, ...search }: Record<string, unknown>): UsersSearch {
  return { user: textIn(user), ...readHistorySearch(search) };
}

/** The route of the users page: its address and how to change it. */
export const usersRoute = getRouteApi('/_desk/user-management');

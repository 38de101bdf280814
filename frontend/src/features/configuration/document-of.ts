import type { User } from '@/api/session';
import type { UsersText } from './merged-users';

interface Directory {
  users: readonly User[];
  revision: number;
}

/** The directory as the editor shows it: JSON text with its revision. */
export function documentOf({ users, revision }: Directory): UsersText & { revision: number } {
  return { content: JSON.stringify(users, null, 2), revision };
}

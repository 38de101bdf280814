import type { User } from '@/api/session';

/** How a person is called. */
export function nameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

import type { User } from '@/api/session';

export function nameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

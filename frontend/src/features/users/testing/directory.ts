import type { User } from '@/api/session';
import { aPersona, theUnderwriter } from '@/testing/desk';
import { revised, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser } from '@/testing/render-app';

export const ines = aUser({
  id: 'u-9',
  username: 'ines.house',
  firstName: 'Ines',
  lastName: 'House',
  email: 'ines@desk.example',
  role: 'admin',
  assignedPersona: null,
});
export const mara = aUser();
export const theo = aUser({
  id: 'u-2',
  username: 'theo.desk',
  firstName: 'Theo',
  email: 'theo@desk.example',
  assignedPersona: null,
  mustChangePassword: true,
});
const omar = aUser({ ...ines, id: 'u-3', username: 'omar.house', firstName: 'Omar' });

/** A server with a directory of users. Tests can raise its revision. */
export class Directory {
  revision = 7;

  constructor(private users: User[] = [ines, mara, theo, omar]) {}

  /** Changes a user for somebody else. */
  change(id: string, changes: Partial<User>): void {
    this.users = this.users.map((user) => (user.id === id ? { ...user, ...changes } : user));
    this.revision += 1;
  }

  leave(id: string): void {
    this.users = this.users.filter((user) => user.id !== id);
    this.revision += 1;
  }

  readonly routes = {
    'GET /api/users': () => revised({ users: this.users, secondFactors: [], signOn: [] }, this.revision),
    'GET /api/personas': [aPersona(), theUnderwriter],
  };

  /** Whether a change was made on the present revision. */
  isCurrent({ headers }: SeenRequest): boolean {
    return headers.get('if-match') === `"${this.revision}"`;
  }
}

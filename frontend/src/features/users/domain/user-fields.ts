import type { User } from '@/api/session';
import { refusedFields, type Faults } from '@/components/editing/use-faults';

/** What the form of a user holds. */
export type UserFields = Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'role'> & {
  password: string;
  /** A persona's id, or `none`. */
  assignedPersona: string;
};

export const roles = [
  { value: 'author', label: 'Author' },
  { value: 'admin', label: 'Administrator' },
] as const;

/** How the fields that can be changed are called. */
export const labels = {
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  role: 'Role',
  assignedPersona: 'Assigned Persona',
};

export const emptyUser: UserFields = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  role: 'author',
  assignedPersona: 'none',
};

/** A user as the form shows one. Nobody knows the password. */
export function fieldsOf({ username, email, firstName, lastName, role, assignedPersona }: User): UserFields {
  const persona = assignedPersona ?? 'none';
  return { username, email, firstName, lastName, password: '', role, assignedPersona: persona };
}

const required = ['username', 'email', 'firstName', 'lastName'] as const;
const SHORTEST = 6;

/** The first fault of a filled-in form; nothing when it can be sent. */
export function faultOf(fields: UserFields): Faults<keyof UserFields> {
  const empty = required.find((field) => fields[field].trim() === '');
  if (empty) return { [empty]: 'All fields except password are required' };
  const { length } = fields.password;
  if (length > 0 && length < SHORTEST) return { password: 'Password must be at least 6 characters long.' };
  return {};
}

/** The same for a user who isn't there yet. */
export function faultOfNew(fields: UserFields): Faults<keyof UserFields> {
  const fault = faultOf(fields);
  const without = Object.keys(fault).length === 0 && fields.password === '';
  return without ? { password: 'Password is required for new users' } : fault;
}

export function refusedBy(error: Error): Faults {
  return refusedFields(error, { 'username-taken': 'username', 'last-administrator': 'role' });
}

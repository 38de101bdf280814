import type { User } from '@/api/session';
import { refusedFields, type Faults } from '@/components/editing/use-faults';

/** The values of a user's form. */
export type UserFields = Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'role'> & {
  password: string;
  /** The id of a persona, or `none`. */
  assignedPersona: string;
};

export const roles = [
  { value: 'author', label: 'Author' },
  { value: 'admin', label: 'Administrator' },
] as const;

/** The labels of the fields that can be changed. */
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

/** Returns a user as the form shows them. The password stays empty, because nobody knows it. */
export function fieldsOf({ username, email, firstName, lastName, role, assignedPersona }: User): UserFields {
  const persona = assignedPersona ?? 'none';
  return { username, email, firstName, lastName, password: '', role, assignedPersona: persona };
}

const required = ['username', 'email', 'firstName', 'lastName'] as const;
const SHORTEST = 6;

/** Returns the first fault of a filled-in form; empty if it can be sent. */
export function faultOf(fields: UserFields): Faults<keyof UserFields> {
  const empty = required.find((field) => fields[field].trim() === '');
  if (empty) return { [empty]: 'All fields except password are required' };
  const { length } = fields.password;
  if (length > 0 && length < SHORTEST) return { password: 'Password must be at least 6 characters long.' };
  return {};
}

/** Returns the first fault of the form for a new user; empty if it can be sent. */
export function faultOfNew(fields: UserFields): Faults<keyof UserFields> {
  const fault = faultOf(fields);
  const without = Object.keys(fault).length === 0 && fields.password === '';
  return without ? { password: 'Password is required for new users' } : fault;
}

export function refusedBy(error: Error): Faults {
  return refusedFields(error, { 'username-taken': 'username', 'last-administrator': 'role' });
}

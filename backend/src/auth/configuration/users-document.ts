import { z } from 'zod';
import { flag } from '../../platform/http/input/field.js';
import {
  byRule,
  checkedDocument,
  listOfAtMost,
  refuseRepeated,
} from '../../platform/http/input/checked-document.js';
import { nameFault } from '../../platform/text/plain-name.js';
import { foldedUserNameKey } from '../domain/user-name.js';
import { email, lockedUsername, missing, name, persona, role } from '../dto/user-rules.js';

const required = ['username', 'email', 'firstName', 'lastName'] as const;

const entry = z
  .strictObject({
    id: z.string().optional(),
    username: byRule<string>(lockedUsername, missing).optional(),
    email: byRule<string>(email, missing).optional(),
    firstName: byRule<string>(name, missing).optional(),
    lastName: byRule<string>(name, missing).optional(),
    role: byRule<'admin' | 'author'>(role).optional(),
    assignedPersona: byRule<string>(persona)
      .nullable()
      .transform((said) => (said === 'none' ? null : said))
      .optional(),
    isActive: byRule<boolean>(flag()).optional(),
    createdAt: z.string().optional(),
    mustChangePassword: z.boolean().optional(),
  })
  .superRefine((user, context) => {
    if (user.id !== undefined) return;
    const fault = nameFault(user.username ?? '');
    if (fault) context.addIssue({ code: 'custom', path: ['username'], message: `This ${fault}.` });
    for (const field of required) {
      if (user[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: missing });
    }
  });

/**
 * One entry of a list of users: an existing user if it has an id, of whom only the given fields change, else a new one.
 */
export type UserEntry = z.infer<typeof entry>;

const list = listOfAtMost(1_000, entry, 'At most 1,000 users.').superRefine((users, context) => {
  const message = (): string => 'This user is already in the list.';
  const nameOf = ({ username }: UserEntry) => username && foldedUserNameKey(username);
  refuseRepeated(users, context, ({ id }) => id, message, 'id');
  refuseRepeated(users, context, nameOf, message, 'username');
});

const wrapped = z.strictObject({ users: list });

/**
 * The users to save, given as a bare list or in the form of the GET’s answer, and the list’s path.
 * @throws DomainError `invalid` with a path such as `content[3].email` for each fault
 */
export function usersIn(document: unknown): { readonly entries: UserEntry[]; readonly root: string } {
  return Array.isArray(document)
    ? { entries: checkedDocument(list, document, 'content'), root: 'content' }
    : { entries: checkedDocument(wrapped, document, 'content').users, root: 'content.users' };
}

import { useUser, type User } from '@/api/session';
import { useEdits } from '@/components/editing/use-edits';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { useSaving } from '@/components/editing/use-saving';
import { useChangeUser } from './api/change-user';
import { faultOf, fieldsOf, type UserFields } from './user-fields';

/**
 * The form of a user that exists: its edits, its faults, and its way to the server.
 * @param revision of the directory that the user was read from
 */
export function useUserEditing(user: User, revision: number, onSaved: () => void) {
  const server = { values: fieldsOf(user), revision };
  const editing = useEdits<UserFields>({
    server,
    keepAs: `${useUser().id}:user:${user.id}`,
    secret: ['password'],
  });
  const { form, faults, show, clear } = useFaults<keyof UserFields>();
  const saving = useSaving({
    editing,
    mutation: useChangeUser(user.id),
    versionOf: (saved, { base }) => ({ values: fieldsOf(saved.user), revision: base.revision }),
    onSaved,
    onRefused: (error) => show(refusedFields(error, { 'last-administrator': 'role' })),
  });
  return {
    server,
    editing,
    saving,
    form,
    faults,
    change: (part: Partial<UserFields>) => {
      editing.change(part);
      clear(part);
    },
    submit: () => {
      const found = faultOf(editing.values, false);
      show(found);
      if (Object.keys(found).length === 0) saving.save();
    },
  };
}

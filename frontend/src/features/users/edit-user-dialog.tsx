import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '@/features/personas/contract';
import { useUser, type User } from '@/api/session';
import type { FieldValue } from '@/components/difference/field-differences';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { nameOf } from '@/components/user-name';
import { useChangeUser } from './api/change-user';
import { faultOf, fieldsOf, labels, refusedBy, roles, type UserFields } from './user-fields';
import { UserForm } from './user-form';

interface EditUserDialogProps {
  user: User;
  /** Of the directory that the user was read from. */
  revision: number;
  onClose: () => void;
}

export function EditUserDialog({ user, revision, onClose }: EditUserDialogProps) {
  const editing = useEditing<UserFields, { user: User }>({
    server: { values: fieldsOf(user), revision },
    keepAs: `user:${user.id}`,
    secret: ['password'],
    faultsOf: faultOf,
    refusedBy,
    mutation: useChangeUser(user.id),
    versionOf: (saved, { base }) => ({ values: fieldsOf(saved.user), revision: base.revision }),
    onSaved: onClose,
  });
  const of = useUser().id === user.id ? 'self' : 'other';
  return (
    <>
      <FormDialog title="Edit User" editing={editing} onClose={onClose}>
        <UserForm of={of} />
      </FormDialog>
      <FieldConflict what={nameOf(user)} editing={editing} labels={labels} inWords={useWords()} />
    </>
  );
}

/** What the ids in the form mean. */
function useWords() {
  const { data: personas = [] } = useQuery(personasQuery);
  const choices = [
    ...roles,
    { value: 'none', label: 'None' },
    ...personas.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (field: keyof UserFields, value: FieldValue) =>
    field === 'role' || field === 'assignedPersona'
      ? (choices.find((choice) => choice.value === value)?.label ?? value)
      : value;
}

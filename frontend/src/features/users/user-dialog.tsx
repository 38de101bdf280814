import { Link } from '@tanstack/react-router';
import { type User, useUser } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '@/features/personas/contract';
import type { FieldValue } from '@/components/difference/field-differences';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog, AddDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { nameOf } from '@/components/user-name';
import { useChangeUser } from './api/change-user';
import {
  faultOf,
  fieldsOf,
  labels,
  refusedBy,
  roles,
  type UserFields,
  emptyUser,
  faultOfNew,
} from './user-fields';
import { UserForm } from './user-form';
import { useAddUser } from './api/add-user';

interface UserDialogProps {
  /** A user's id, or `new`. */
  open: string;
  users: readonly User[];
  revision: number;
  onClose: () => void;
}

/** The dialog that the address names. */
export function UserDialog({ open, users, revision, onClose }: UserDialogProps) {
  if (open === 'new') return <AddUserDialog onClose={onClose} />;
  const user = users.find(({ id }) => id === open);
  if (user) return <EditUserDialog key={user.id} user={user} revision={revision} onClose={onClose} />;
  return (
    <Dialog open title="No active user" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="p-6 max-md:p-4">
        This user was deactivated or never existed. You can find deactivated users in the{' '}
        <Link to="/audit" search={{ subject: open }} className="text-link">
          audit log
        </Link>
        .
      </p>
    </Dialog>
  );
}

interface EditUserDialogProps {
  user: User;
  /** Of the directory that the user was read from. */
  revision: number;
  onClose: () => void;
}

function EditUserDialog({ user, revision, onClose }: EditUserDialogProps) {
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

function AddUserDialog({ onClose }: { onClose: () => void }) {
  return (
    <AddDialog
      title="Add User"
      keepAs="user-new"
      empty={emptyUser}
      secret={['password']}
      faultsOf={faultOfNew}
      refusedBy={refusedBy}
      mutation={useAddUser()}
      onClose={onClose}
    >
      <UserForm of="new" />
    </AddDialog>
  );
}

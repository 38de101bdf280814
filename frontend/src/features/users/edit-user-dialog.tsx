import { useQuery } from '@tanstack/react-query';
import { useUser, type User } from '@/api/session';
import type { FieldValue } from '@/components/difference/field-differences';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog } from '@/components/editing/form-dialog';
import { KeptBar } from '@/components/editing/kept-bar';
import { useUserEditing } from './use-user-editing';
import { labels, roles, type UserFields } from './user-fields';
import { UserForm } from './user-form';
import { nameOf } from '@/components/user-name';
import { personasQuery } from '@/features/personas/contract';

interface EditUserDialogProps {
  user: User;
  /** Of the directory that the user was read from. */
  revision: number;
  onClose: () => void;
}

export function EditUserDialog({ user, revision, onClose }: EditUserDialogProps) {
  const { server, editing, saving, form, faults, change, submit } = useUserEditing(user, revision, onClose);
  const of = useUser().id === user.id ? 'self' : 'other';
  const close = () => {
    editing.discard();
    onClose();
  };
  return (
    <>
      <FormDialog
        title="Edit User"
        form={form}
        editing={editing}
        pending={saving.pending}
        onSubmit={submit}
        onClose={close}
      >
        <KeptBar editing={editing} />
        <UserForm of={of} values={editing.values} faults={faults} onChange={change} />
      </FormDialog>
      <FieldConflict
        what={nameOf(user)}
        editing={editing}
        saving={saving}
        server={server}
        labels={labels}
        inWords={useWords()}
      />
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

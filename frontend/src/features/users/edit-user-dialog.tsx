import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '@/api/personas';
import type { User } from '@/api/session';
import type { FieldValue } from '@/components/difference/field-differences';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog } from '@/components/editing/form-dialog';
import { useEdits } from '@/components/editing/use-edits';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { useSaving } from '@/components/editing/use-saving';
import { useChangeUser } from './api/change-user';
import { faultOf, fieldsOf, labels, roles, type UserFields } from './user-fields';
import { UserForm } from './user-form';
import { nameOf } from './user-name';

interface EditUserDialogProps {
  user: User;
  /** Of the directory that the user was read from. */
  revision: number;
  onClose: () => void;
}

export function EditUserDialog({ user, revision, onClose }: EditUserDialogProps) {
  const server = { values: fieldsOf(user), revision };
  const editing = useEdits<UserFields>({ server });
  const { form, faults, show, clear } = useFaults<keyof UserFields>();
  const saving = useSaving({
    editing,
    mutation: useChangeUser(user.id),
    versionOf: (saved, { base }) => ({ values: fieldsOf(saved.user), revision: base.revision }),
    onSaved: onClose,
    onRefused: (error) => show(refusedFields(error, { 'last-administrator': 'role' })),
  });
  const submit = () => {
    const found = faultOf(editing.values, false);
    show(found);
    if (Object.keys(found).length === 0) saving.save();
  };
  return (
    <>
      <FormDialog
        title="Edit User"
        form={form}
        unsaved={editing.edits !== undefined}
        pending={saving.pending}
        onSubmit={submit}
        onClose={onClose}
      >
        <UserForm
          values={editing.values}
          faults={faults}
          onChange={(part) => {
            editing.change(part);
            clear(part);
          }}
        />
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

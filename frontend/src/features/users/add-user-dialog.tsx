import { useUser } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { FormDialog } from '@/components/editing/form-dialog';
import { KeptBar } from '@/components/editing/kept-bar';
import { useEdits } from '@/components/editing/use-edits';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { useAddUser } from './api/add-user';
import { emptyUser, faultOf, type UserFields } from './user-fields';
import { UserForm } from './user-form';

const nothing = { values: emptyUser, revision: 0 };

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const editing = useEdits<UserFields>({
    server: nothing,
    keepAs: `${useUser().id}:user-new`,
    secret: ['password'],
  });
  const { form, faults, show, clear } = useFaults<keyof UserFields>();
  const add = useAddUser();
  const close = () => {
    editing.discard();
    onClose();
  };
  const send = useSingleFlight((fields: UserFields) =>
    add.mutateAsync(fields, {
      onSuccess: close,
      onError: (error) => show(refusedFields(error, { 'username-taken': 'username' })),
    }),
  );
  const submit = () => {
    const found = faultOf(editing.values, true);
    show(found);
    if (Object.keys(found).length === 0) send(editing.values);
  };
  return (
    <FormDialog
      title="Add User"
      form={form}
      editing={editing}
      pending={add.isPending}
      onSubmit={submit}
      onClose={close}
    >
      <KeptBar editing={editing} />
      <UserForm
        of="new"
        values={editing.values}
        faults={faults}
        onChange={(part) => {
          editing.change(part);
          clear(part);
        }}
      />
    </FormDialog>
  );
}

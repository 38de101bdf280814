import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { FormDialog } from '@/components/editing/form-dialog';
import { refusedFields, useFaults } from '@/components/editing/use-faults';
import { differingFields } from '@/components/editing/versions';
import { useAddUser } from './api/add-user';
import { emptyUser, faultOf, type UserFields } from './user-fields';
import { UserForm } from './user-form';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(emptyUser);
  const { form, faults, show, clear } = useFaults<keyof UserFields>();
  const add = useAddUser();
  const send = useSingleFlight((fields: UserFields) =>
    add.mutateAsync(fields, {
      onSuccess: onClose,
      onError: (error) => show(refusedFields(error, { 'username-taken': 'username' })),
    }),
  );
  const submit = () => {
    const found = faultOf(values, true);
    show(found);
    if (Object.keys(found).length === 0) send(values);
  };
  return (
    <FormDialog
      title="Add User"
      form={form}
      unsaved={differingFields(values, emptyUser).length > 0}
      pending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <UserForm
        isNew
        values={values}
        faults={faults}
        onChange={(part) => {
          setValues((now) => ({ ...now, ...part }));
          clear(part);
        }}
      />
    </FormDialog>
  );
}

import { AddDialog } from '@/components/editing/form-dialog';
import { useAddUser } from './api/add-user';
import { emptyUser, faultOfNew, refusedBy } from './user-fields';
import { UserForm } from './user-form';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
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

import { Link } from '@tanstack/react-router';
import type { User } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { AddUserDialog } from './add-user-dialog';
import { EditUserDialog } from './edit-user-dialog';

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

import type { User } from '@/api/session';
import { ShownOnce } from '@/components/shown-once';
import { nameOf } from '@/components/ui/text/user-name';

interface TemporaryPasswordProps {
  user: User;
  password: string;
  onClose: () => void;
}

/** Shows the temporary password after a reset, once. */
export function TemporaryPassword({ user, password, onClose }: TemporaryPasswordProps) {
  return (
    <ShownOnce
      title="Temporary password"
      secret={password}
      question="Close without the password?"
      loss={`Without it, ${user.username} needs another reset to sign in.`}
      onClose={onClose}
    >
      It’s shown only once. Give it to {nameOf(user)}, who signs in with it and then chooses another.
    </ShownOnce>
  );
}

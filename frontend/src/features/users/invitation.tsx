import type { User } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { ShownOnce } from '@/components/shown-once';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { nameOf } from '@/components/ui/text/user-name';
import { When } from '@/components/ui/text/when';
import { useInvite } from './api/invite';

/** Asks before an invitation is made, then shows its link once. */
export function Invitation({ user, onClose }: { user: User; onClose: () => void }) {
  const invite = useInvite(user);
  const send = useSingleFlight(() => invite.mutateAsync(undefined, { onError: onClose }));
  if (invite.data) {
    return (
      <ShownOnce
        title="Invitation"
        secret={invite.data.link}
        question="Close without the link?"
        loss={`Without it, ${user.username} needs another invitation.`}
        onClose={onClose}
      >
        It’s shown only once. Send it to {nameOf(user)} alone: whoever opens it first links their account. It
        works until <When at={invite.data.expiresAt} />.
      </ShownOnce>
    );
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={`Invite ${nameOf(user)} to sign on?`}
      action="Make a link"
      pending={invite.isPending && 'Making a link...'}
      onCancel={onClose}
      onConfirm={send}
    >
      With the link, {user.username} links an account of the house’s sign-on and needs no password. It works
      once, for seven days, in place of an earlier one.
    </ConfirmDialog>
  );
}

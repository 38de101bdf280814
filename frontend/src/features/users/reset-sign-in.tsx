import { useId, useState, type SubmitEvent } from 'react';
import type { User } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { nameOf } from '@/components/ui/text/user-name';
import { useResetSignIn } from './api/reset-sign-in';
import { TemporaryPassword } from './temporary-password';

/** Asks for a reason, then shows the temporary password once. */
export function ResetSignIn({ user, onClose }: { user: User; onClose: () => void }) {
  const id = useId();
  const reset = useResetSignIn(user);
  const [missing, setMissing] = useState(false);
  if (reset.data) {
    return <TemporaryPassword user={user} password={reset.data.temporaryPassword} onClose={onClose} />;
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { reason = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const isMissing = reason.trim() === '';
    setMissing(isMissing);
    if (!isMissing && !reset.isPending) reset.mutate(reason);
  };
  return (
    <Dialog
      open
      title={`Reset the sign-in of ${nameOf(user)}?`}
      saving={reset.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="danger-filled" pending={reset.isPending && 'Resetting...'}>
            Reset Sign-in
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid grid-cols-1 gap-5 p-6 max-md:p-4" onSubmit={submit}>
        <p className="text-ink-2">
          The authenticator app, the recovery codes and the linked accounts of {user.username} are removed.
          They are signed out everywhere and get a temporary password. Make sure that it is really them who
          asks.
        </p>
        <Field
          label="Reason"
          hint="Stays in the record for good."
          error={missing ? 'Say why the sign-in is reset.' : undefined}
        >
          <TextInput name="reason" maxLength={500} autoComplete="off" autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}

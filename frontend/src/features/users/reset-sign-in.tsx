import { useId, useState, type SubmitEvent } from 'react';
import type { User } from '@/api/session';
import { ShownOnce } from '@/components/shown-once';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { nameOf } from '@/components/ui/text/user-name';
import { useResetSignIn } from './api/reset-sign-in';

/** Asks why, then shows the temporary password, this once. */
export function ResetSignIn({ user, onClose }: { user: User; onClose: () => void }) {
  const id = useId();
  const reset = useResetSignIn(user);
  const [missing, setMissing] = useState(false);
  if (reset.data) {
    return (
      <ShownOnce
        title="Temporary password"
        secret={reset.data.temporaryPassword}
        question="Close without the password?"
        loss={`Without it, ${user.username} needs another reset to sign in.`}
        onClose={onClose}
      >
        It’s shown only once. Give it to {nameOf(user)}, who signs in with it and then chooses another.
      </ShownOnce>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setMissing(reason === '');
    if (reason !== '' && !reset.isPending) reset.mutate(reason);
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
          The authenticator app and the recovery codes of {user.username} are removed. They are signed out
          everywhere and get a temporary password. Make sure that it is really them who asks.
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

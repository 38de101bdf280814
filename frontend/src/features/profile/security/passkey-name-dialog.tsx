import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { passkeySentence } from '@/api/passkeys';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/overlays/dialog';

interface PasskeyNameDialogProps<Saved> {
  title: string;
  /** The label of the button, which `pending` replaces while the passkey is saved. */
  action: string;
  pending: string;
  /** The present name of the passkey. */
  name?: string;
  save: UseMutationResult<Saved, Error, string>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
  /** A sentence on what happens next. */
  children?: ReactNode;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog<Saved>(props: PasskeyNameDialogProps<Saved>) {
  const { title, action, pending, name = '', save, onSaved, onClose, children } = props;
  const id = useId();
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const typed = fields['name']?.trim() ?? '';
    setMissing(typed === '');
    if (typed !== '' && !save.isPending) save.mutate(typed, { onSuccess: onSaved });
  };
  const refused = save.error ? passkeySentence(save.error) : undefined;
  return (
    <Dialog
      open
      title={title}
      saving={save.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={save.isPending && pending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid grid-cols-1 gap-5 p-6 max-md:p-4" onSubmit={submit}>
        {children !== undefined && <p className="text-ink-2">{children}</p>}
        <Field
          label="Name"
          hint="So that you can tell it from others, such as “My laptop”."
          error={missing ? 'Give the passkey a name.' : refused}
        >
          <TextInput name="name" autoComplete="off" maxLength={60} defaultValue={name} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}

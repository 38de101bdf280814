import { useId, useState, type SubmitEvent } from 'react';
import type { components } from '@/api/schema.gen';
import { sentenceOf } from '@/api/api-error';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { CodeField } from '@/features/auth/contract';
import { useConfirmTotp } from '../api/set-up-totp';

interface TotpDialogProps {
  totp: components['schemas']['NewTotpAnswer'];
  onCodes: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret for an app to read or a person to type, and asks for the first code, which turns the app on. */
export function TotpDialog({ totp, onCodes, onClose }: TotpDialogProps) {
  const id = useId();
  const confirm = useConfirmTotp();
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setMissing(code === '');
    if (code !== '') confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  };
  const refused = confirm.error ? sentenceOf(confirm.error) : undefined;
  return (
    <Dialog
      open
      title="Set up an authenticator app"
      saving={confirm.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={confirm.isPending && 'Checking...'}>
            Turn on
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 p-6 max-md:p-4">
        <p className="text-ink-2">Scan this with an authenticator app, then enter the code that it shows.</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(totp.qr)}`}
          alt="QR code for the authenticator app"
          className="size-48 rounded-control border border-line"
        />
        <div>
          <p className="text-small text-ink-3">Or type this into the app:</p>
          <output aria-label="Secret for the app" className="mt-1 block font-mono break-words select-all">
            {totp.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </output>
        </div>
        <form id={id} noValidate onSubmit={submit}>
          <CodeField error={missing ? 'Enter the code that the app shows.' : refused} />
        </form>
      </div>
    </Dialog>
  );
}

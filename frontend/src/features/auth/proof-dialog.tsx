import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { sentenceOf } from '@/api/api-error';
import { askForProofBy, type ProofWay, type WantedProof } from '@/api/proof';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useGiveProof } from './api/give-proof';
import { CodeField } from './code-field';
import { ProofBySignOn } from './proof-by-sign-on';

interface Asked {
  wanted: WantedProof;
  settle: (given: boolean) => void;
}

/** Asks in place when a call wants a proof; what was being done goes on then. */
export function ProofWhenAsked() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => askForProofBy((wanted) => new Promise((settle) => setAsked({ wanted, settle }))), []);
  // Whoever waits for an answer gets one, also where the page goes meanwhile.
  useEffect(() => asked && (() => asked.settle(false)), [asked]);
  if (!asked) return null;
  const done = (given: boolean) => {
    asked.settle(given);
    setAsked(undefined);
  };
  return <ProofDialog wanted={asked.wanted} onDone={done} />;
}

interface ProofDialogProps {
  wanted: WantedProof;
  onDone: (given: boolean) => void;
}

function ProofDialog({ wanted: { ways, signOn = [] }, onDone }: ProofDialogProps) {
  const id = useId();
  const proof = useGiveProof();
  const [way, setWay] = useState(ways[0] ?? 'password');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const empty = Object.values(typed).every((text) => text === '');
    setMissing(empty);
    if (!empty) proof.mutate(typed, { onSuccess: () => onDone(true) });
  };
  const refused = proof.error ? sentenceOf(proof.error) : undefined;
  const error = missing ? 'Fill this in.' : refused;
  const other = way === 'totp' ? 'password' : 'totp';
  const choose = () => {
    proof.reset();
    setMissing(false);
    setWay(other);
  };
  return (
    <Dialog
      open
      title="Is it still you?"
      onClose={() => onDone(false)}
      footer={
        <>
          {ways.includes(other) && (
            <Button variant="ghost" onClick={choose}>
              {other === 'totp' ? 'Use a code' : 'Use the password'}
            </Button>
          )}
          <Button onClick={() => onDone(false)}>Cancel</Button>
          {way !== 'sign-on' && (
            <Button type="submit" form={id} variant="primary" pending={proof.isPending && 'Checking...'}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className="grid grid-cols-1 gap-5 p-6 max-md:p-4" onSubmit={submit}>
        <p className="text-ink-2">
          Whoever finds this browser open must not be able to do this, so show once more that it is you. It
          counts for 15 minutes.
        </p>
        <ProofField way={way} error={error} />
        <ProofBySignOn providers={signOn} onDone={onDone} />
      </form>
    </Dialog>
  );
}

function ProofField({ way, error }: { way: ProofWay; error: string | undefined }) {
  if (way === 'sign-on') return null;
  return way === 'totp' ? <CodeField error={error} /> : <ShownPassword error={error} />;
}

function ShownPassword({ error }: { error: string | undefined }) {
  return (
    <Field label="Password" error={error}>
      <PasswordInput name="password" autoComplete="current-password" autoFocus />
    </Field>
  );
}

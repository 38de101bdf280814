import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { canUsePasskeys, passkeySentence } from '@/api/passkeys';
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

/** Asks for a proof when a call wants one. The call then continues. */
export function ProofWhenAsked() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => askForProofBy((wanted) => new Promise((settle) => setAsked({ wanted, settle }))), []);
  // The call that waits for an answer must get one, even if this component is removed meanwhile.
  useEffect(() => asked && (() => asked.settle(false)), [asked]);
  if (!asked) return null;
  const done = (given: boolean) => {
    asked.settle(given);
    setAsked(undefined);
  };
  return <ProofDialog wanted={asked.wanted} onDone={done} />;
}

type TypedWay = 'password' | 'totp';

const isTyped = (way: ProofWay): way is TypedWay => way === 'password' || way === 'totp';

interface ProofDialogProps {
  wanted: WantedProof;
  onDone: (given: boolean) => void;
}

function ProofDialog({ wanted: { ways, signOn = [] }, onDone }: ProofDialogProps) {
  const id = useId();
  const proof = useGiveProof();
  const [way, setWay] = useState<TypedWay | undefined>(ways.find(isTyped));
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const empty = Object.values(typed).every((text) => text === '');
    setMissing(empty);
    if (!empty) proof.mutate(typed, { onSuccess: () => onDone(true) });
  };
  const choose = (other: keyof typeof use) => {
    setMissing(false);
    if (other === 'passkey') return proof.mutate(other, { onSuccess: () => onDone(true) });
    proof.reset();
    setWay(other);
  };
  const refused = proof.error ? passkeySentence(proof.error) : undefined;
  const error = missing ? 'Fill this in.' : refused;
  return (
    <Dialog
      open
      title="Is it still you?"
      onClose={() => onDone(false)}
      footer={
        <>
          <Button onClick={() => onDone(false)}>Cancel</Button>
          {way && (
            <Button type="submit" form={id} variant="primary" pending={proof.isPending && 'Checking...'}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className="grid grid-cols-1 gap-5 p-6 max-md:p-4" onSubmit={submit}>
        <Reason />
        <ProofField way={way} error={error} />
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          <OtherWays ways={ways} way={way} onChoose={choose} />
          <ProofBySignOn providers={signOn} onDone={onDone} />
        </div>
      </form>
    </Dialog>
  );
}

function Reason() {
  return (
    <p className="text-ink-2">
      Whoever finds this browser open must not be able to do this, so show once more that it is you. It counts
      for 15 minutes.
    </p>
  );
}

/** The field of the chosen way. Ways without a field have only the reason why a proof was refused. */
function ProofField({ way, error }: { way: TypedWay | undefined; error: string | undefined }) {
  if (way === 'totp') return <CodeField error={error} />;
  if (way === 'password') return <ShownPassword error={error} />;
  return (
    error && (
      <p role="alert" className="text-danger">
        {error}
      </p>
    )
  );
}

const use = { password: 'Use the password', totp: 'Use a code', passkey: 'Use a passkey' };

interface OtherWaysProps {
  ways: readonly ProofWay[];
  /** The way that is asked for; undefined if no way has a field. */
  way: ProofWay | undefined;
  onChoose: (way: keyof typeof use) => void;
}

/** Buttons for the other ways. The providers of sign-on have buttons of their own. */
function OtherWays({ ways, way, onChoose }: OtherWaysProps) {
  return ways
    .filter((other) => other !== 'sign-on')
    .filter((other) => other !== way && (other !== 'passkey' || canUsePasskeys()))
    .map((other) => (
      <Button key={other} onClick={() => onChoose(other)}>
        {use[other]}
      </Button>
    ));
}

function ShownPassword({ error }: { error: string | undefined }) {
  return (
    <Field label="Password" error={error}>
      <PasswordInput name="password" autoComplete="current-password" autoFocus />
    </Field>
  );
}

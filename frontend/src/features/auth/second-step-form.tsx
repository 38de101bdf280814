import { useState, type SubmitEvent } from 'react';
import { canUsePasskeys } from '@/api/passkeys';
import { Button } from '@/components/ui/controls/button';
import type { SecondStep, useSignIn, Way } from './api/sign-in';
import { CodeField, RecoveryCodeField } from './code-field';
import { Refusal } from './refusal';
import { SignInButton } from './sign-in-button';

interface SecondStepFormProps {
  signIn: ReturnType<typeof useSignIn>;
  ways: readonly Way[];
}

const use: Record<Way, string> = {
  totp: 'Use the app',
  recovery: 'Use a recovery code',
  passkey: 'Use a passkey',
};

/** The step after the password: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm({ signIn, ways }: SecondStepFormProps) {
  const { pending, refusal, showCode, showPasskey, forgetRefusal, startOver } = signIn;
  const possible = ways.filter((one) => one !== 'passkey' || canUsePasskeys());
  const [way, setWay] = useState<Way>(firstOf(possible));
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (way === 'passkey') return void showPasskey();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as SecondStep;
    const empty = Object.values(typed).every((text) => text === '');
    setMissing(empty);
    if (!empty) void showCode(typed);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const error = missing ? 'Enter the code.' : undefined;
  const choose = (other: Way) => {
    setMissing(false);
    forgetRefusal();
    setWay(other);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {way === 'totp' && <CodeField error={error} />}
      {way === 'recovery' && <RecoveryCodeField error={error} />}
      {way === 'passkey' && <p>Your device asks for your fingerprint, face or PIN.</p>}
      <Refusal>{refusal}</Refusal>
      <SignInButton pending={pending}>{way === 'passkey' ? 'Use a passkey' : 'Sign In'}</SignInButton>
      <div className="flex flex-wrap gap-2">
        {possible
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} onClick={() => choose(other)}>
              {use[other]}
            </Button>
          ))}
        <Button variant="ghost" onClick={startOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}

/** Returns the way that most people have at hand. */
function firstOf(ways: readonly Way[]): Way {
  return (['totp', 'passkey'] as const).find((way) => ways.includes(way)) ?? 'recovery';
}

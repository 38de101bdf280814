import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { SecondStep, useSignIn, Way } from './api/sign-in';
import { CodeField, RecoveryCodeField } from './code-field';
import { Refusal } from './refusal';
import { SignInButton } from './sign-in-button';

interface SecondStepFormProps {
  signIn: ReturnType<typeof useSignIn>;
  ways: readonly Way[];
}

/** What follows the password: a code of the app, or one that stands in for it. */
export function SecondStepForm({ signIn, ways }: SecondStepFormProps) {
  const { pending, refusal, showCode, forgetRefusal, startOver } = signIn;
  const [way, setWay] = useState<Way>('totp');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as SecondStep;
    const empty = Object.values(typed).every((text) => text === '');
    setMissing(empty);
    if (!empty) void showCode(typed);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const error = missing ? 'Enter the code.' : undefined;
  const other = way === 'totp' ? 'recovery' : 'totp';
  const choose = () => {
    setMissing(false);
    forgetRefusal();
    setWay(other);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {way === 'totp' ? <CodeField error={error} /> : <RecoveryCodeField error={error} />}
      <Refusal>{refusal}</Refusal>
      <SignInButton pending={pending} />
      <div className="flex flex-wrap gap-2">
        {ways.includes(other) && (
          <Button onClick={choose}>{other === 'recovery' ? 'Use a recovery code' : 'Use the app'}</Button>
        )}
        <Button variant="ghost" onClick={startOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}

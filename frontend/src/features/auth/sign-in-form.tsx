import { CircleAlert } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { User } from '@/api/session';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput, TextInput } from '@/components/ui/controls/text-input';
import { useSignIn, type Credentials } from './api/sign-in';
import { lastShownUsername } from './shown-user';

const MISSING = 'Please enter both username and password';

export interface SignInFormProps {
  onSignedIn: (user: User) => void | Promise<void>;
  /** Somebody begins to fill in the form. */
  onTyping?: () => void;
}

/** User name and password. Refusals appear in the form and as a toast. */
export function SignInForm({ onSignedIn, onTyping }: SignInFormProps) {
  const { pending, refusal, signIn } = useSignIn(onSignedIn);
  const [missing, setMissing] = useState<keyof Credentials>();
  const known = lastShownUsername();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const typed = Object.fromEntries(new FormData(fields)) as unknown as Credentials;
    const empty = (['username', 'password'] as const).find((field) => typed[field] === '');
    setMissing(empty);
    if (empty === undefined) void signIn(typed);
    else fields.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onInput={onTyping}>
      <Field label="Username" error={missing === 'username' ? MISSING : undefined}>
        <TextInput
          name="username"
          autoComplete="username"
          autoFocus={known === ''}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={known}
        />
      </Field>
      <Field label="Password" error={missing === 'password' ? MISSING : undefined}>
        <PasswordInput name="password" autoComplete="current-password" autoFocus={known !== ''} />
      </Field>
      {refusal !== undefined && <Refusal>{refusal}</Refusal>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="text-lead"
        pending={pending && 'Signing in...'}
      >
        Sign In
      </Button>
    </form>
  );
}

function Refusal({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-card border border-danger-line bg-danger-wash px-3 py-2.5 text-small"
    >
      <CircleAlert className="mt-px text-danger" />
      {children}
    </p>
  );
}

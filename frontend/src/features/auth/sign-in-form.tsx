import { CircleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { loginFailure, useLogin } from './api/login';
import { lastShownUsername } from './shown-user';

const MISSING = 'Please enter both username and password';

/** User name and password. Refusals appear in the form and as a toast. */
export function SignInForm() {
  const login = useLogin();
  const known = lastShownUsername();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { username: known, password: '' },
    reValidateMode: 'onSubmit',
  });
  const { username, password } = formState.errors;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
    >
      <Field label="Username" error={username?.message}>
        <TextInput
          autoComplete="username"
          autoFocus={known === ''}
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { required: MISSING })}
        />
      </Field>
      <Field label="Password" error={username ? undefined : password?.message}>
        <PasswordInput
          autoComplete="current-password"
          autoFocus={known !== ''}
          {...register('password', { required: MISSING })}
        />
      </Field>
      {login.isError && <Refusal>{loginFailure(login.error)}</Refusal>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="text-lead"
        pending={login.isPending && 'Signing in...'}
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

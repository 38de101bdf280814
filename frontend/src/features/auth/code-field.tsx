import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';

interface CodeFieldProps {
  error?: string | undefined;
}

/** A field for the six digits of an authenticator app: typed, pasted, or filled in by the browser. */
export function CodeField({ error }: CodeFieldProps) {
  return (
    <Field label="Code" hint="The six digits that your authenticator app shows now." error={error}>
      <TextInput name="code" autoComplete="one-time-code" inputMode="numeric" spellCheck={false} autoFocus />
    </Field>
  );
}

/** A field for a recovery code. */
export function RecoveryCodeField({ error }: CodeFieldProps) {
  return (
    <Field label="Recovery code" hint="One that you haven’t used yet. Each works once." error={error}>
      <TextInput name="recoveryCode" autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
    </Field>
  );
}

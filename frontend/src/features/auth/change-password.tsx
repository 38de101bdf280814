import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/text-input';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { useChangePassword } from './api/change-password';
import { useUser } from '@/api/session';
import { PageHead } from '@/components/ui/layout/page-head';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };
type PasswordFields = typeof empty;

/**
 * The three password fields. Faults appear as a toast and at the field.
 * @param username for password managers, which file the new password under it
 */
export function ChangePasswordForm({ username }: { username: string }) {
  const change = useChangePassword();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const showAtField = (error: Error) => {
    const refused = error instanceof ApiError ? error.errors[0] : undefined;
    if (refused?.field === 'newPassword' || refused?.field === 'currentPassword') {
      setError(refused.field, { message: refused.message }, { shouldFocus: true });
    }
  };
  const submit = (fields: PasswordFields) => {
    const fault = faultOf(fields);
    if (fault) {
      setError(fault.field, { message: fault.description }, { shouldFocus: true });
      return tellRefusal(fault.title, fault.description);
    }
    const { currentPassword, newPassword } = fields;
    change.mutate({ currentPassword, newPassword }, { onError: showAtField });
  };
  const leaving = change.isPending || change.isSuccess;
  return (
    <form noValidate className="grid max-w-88 gap-5" onSubmit={handleSubmit(submit)}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field label="New Password" hint="At least 6 characters." error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmation')} />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={leaving && 'Updating Password...'}>
          Change Password
        </Button>
      </div>
    </form>
  );
}

/** A fault in the form: what the toast says, and the field that it belongs to. */
interface PasswordFault {
  field: keyof PasswordFields;
  title: string;
  description: string;
}

const SHORTEST = 6;

/**
 * Returns the first fault of a filled-in form, in the order in which people are told, or undefined if it can be sent.
 */
function faultOf(fields: PasswordFields): PasswordFault | undefined {
  const order = ['currentPassword', 'newPassword', 'confirmation'] as const;
  const empty = order.find((field) => fields[field] === '');
  if (empty) {
    return { field: empty, title: 'Missing Information', description: 'Please fill in all password fields.' };
  }
  if (fields.newPassword !== fields.confirmation) {
    return {
      field: 'confirmation',
      title: 'Password Mismatch',
      description: 'New password and confirmation password do not match.',
    };
  }
  if (fields.newPassword.length < SHORTEST) {
    return {
      field: 'newPassword',
      title: 'Password Too Short',
      description: 'New password must be at least 6 characters long.',
    };
  }
  return undefined;
}

export function ChangePasswordPage() {
  const user = useUser();
  return (
    <>
      <PageHead title="Change Password" lead="Changing your password ends your other sessions." />
      <ChangePasswordForm username={user.username} />
    </>
  );
}

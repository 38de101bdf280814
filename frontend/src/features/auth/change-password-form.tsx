import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast-store';
import { useChangePassword } from './api/change-password';
import { faultOf, type PasswordFields } from './password-rules';

const empty: PasswordFields = { currentPassword: '', newPassword: '', confirmation: '' };

/**
 * The three password fields. Faults are told by a toast and at the field.
 * @param username for password managers, which file the new password under it
 */
export function ChangePasswordForm({ username }: { username: string }) {
  const change = useChangePassword();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const submit = (fields: PasswordFields) => {
    const fault = faultOf(fields);
    if (fault) {
      setError(fault.field, { message: fault.description }, { shouldFocus: true });
      return toast({ title: fault.title, description: fault.description, tone: 'destructive' });
    }
    const { currentPassword, newPassword } = fields;
    change.mutate({ currentPassword, newPassword }, { onError: (error) => showAtField(error) });
  };
  const showAtField = (error: Error) => {
    const refused = error instanceof ApiError ? error.errors[0] : undefined;
    if (refused?.field === 'newPassword' || refused?.field === 'currentPassword') {
      setError(refused.field, { message: refused.message }, { shouldFocus: true });
    }
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

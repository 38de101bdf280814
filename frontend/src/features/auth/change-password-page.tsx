import { useUser } from '@/api/session';
import { PageHead } from '@/components/ui/layout/page-head';
import { ChangePasswordForm } from './change-password-form';

/** Changing one's password by choice. */
export function ChangePasswordPage() {
  const user = useUser();
  return (
    <>
      <PageHead title="Change Password" lead="Changing your password ends your other sessions." />
      <ChangePasswordForm username={user.username} />
    </>
  );
}

import { useUser } from '@/api/session';
import { PageHead } from '@/components/ui/page-head';
import { ChangePasswordForm } from './change-password-form';

/** Changing one's password by choice. */
export function ChangePasswordPage() {
  const user = useUser();
  return (
    <>
      <PageHead title="Change Password" lead="Your other sessions end when the password changes." />
      <ChangePasswordForm username={user.username} />
    </>
  );
}

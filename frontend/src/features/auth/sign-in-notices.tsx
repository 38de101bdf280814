import { useLocation } from '@tanstack/react-router';
import type { User } from '@/api/session';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Bar } from '@/components/ui/feedback/notice';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';

/**
 * Notices about what the user has to do about signing in. The profile does not show them, because it says so itself.
 */
export function SignInNotices({ user }: { user: User }) {
  const { pathname } = useLocation();
  const { secondFactorFrom, recoveryCodesLeft } = user;
  if (pathname === '/profile') return null;
  return (
    <>
      {secondFactorFrom !== undefined && (
        <Bar actions={<ToSecurity>Set it up</ToSecurity>}>
          From <When at={secondFactorFrom} /> on, you need a second factor to sign in.
        </Bar>
      )}
      {recoveryCodesLeft !== undefined && (
        <Bar actions={<ToSecurity>Get new codes</ToSecurity>}>
          A recovery code was used. You have {counted(recoveryCodesLeft, 'code')} left.
        </Bar>
      )}
    </>
  );
}

function ToSecurity({ children }: { children: string }) {
  return (
    <ButtonLink to="/profile" search={{ part: 'security' }} size="small">
      {children}
    </ButtonLink>
  );
}

import { pageSettings } from '@/api/page-settings';
import { buttonClass } from '@/components/ui/controls/button';

/** Buttons for the house’s own sign-on. They leave the page, which then opens again signed in. */
export function SignOnButtons({ isOnlyWay }: { isOnlyWay: boolean }) {
  const providers = pageSettings()?.signOn ?? [];
  if (providers.length === 0) return null;
  const invitation = new URLSearchParams(window.location.search).get('invitation');
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  return (
    <div className="mb-6 grid gap-3">
      {invitation !== null && (
        <p className="text-small text-ink-2">
          You are invited: sign in here once, and your account is linked with this desk.
        </p>
      )}
      {providers.map(({ id, name }) => (
        <a key={id} href={`/api/auth/oidc/${id}${query}`} className={buttonClass('secondary', 'large')}>
          Sign in with {name}
        </a>
      ))}
      {!isOnlyWay && <p className="text-center text-small text-ink-3">or with your password</p>}
    </div>
  );
}

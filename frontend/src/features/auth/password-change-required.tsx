import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { User } from '@/api/session';
import { useDocumentTitle } from '@/components/browser/document-title';
import { useFocusArrival } from '@/components/focus/use-focus-arrival';
import { Button } from '@/components/ui/controls/button';
import { useSignOut } from './api/sign-out';
import { ChangePasswordForm } from './change-password';

/** The screen that a user with a temporary password sees at every address. */
export function PasswordChangeRequired({ user }: { user: User }) {
  useDocumentTitle('Password Change Required');
  const { logOut, pending } = useSignOut();
  const main = useRef<HTMLElement>(null);
  useFocusArrival(main);
  return (
    <main ref={main} tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-12">
      <section className="w-full max-w-104.5 rounded-card border border-line bg-sheet p-8 max-md:p-5">
        <TriangleAlert className="size-5 text-warn" />
        <h1 className="mt-3 font-display text-[1.6875rem]/8">Password Change Required</h1>
        <p className="mt-2 text-ink-2">
          You must change your temporary password before accessing the platform.
        </p>
        <p className="mt-5 mb-6 rounded-card border border-warn-line bg-warn-wash px-3 py-2.5 text-small">
          The platform is unavailable until the password is changed.
        </p>
        <ChangePasswordForm username={user.username} />
        <div className="mt-6 -mb-3 border-t border-line pt-3 [&>button]:-ml-3.5">
          <Button variant="ghost" pending={pending && 'Logging out...'} onClick={logOut}>
            Logout
          </Button>
        </div>
      </section>
    </main>
  );
}

import { ShieldCheck } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useDocumentTitle } from '@/components/browser/document-title';
import { useFocusArrival } from '@/components/focus/use-focus-arrival';
import { Button } from '@/components/ui/controls/button';
import { useSignOut } from './api/sign-out';
import { ProofWhenAsked } from './proof-dialog';

/** The screen of a user who needs a second factor and has none. Afterwards, the page that was opened appears. */
export function SecondFactorRequired({ children }: { children: ReactNode }) {
  useDocumentTitle('Second Factor Required');
  const { logOut, pending } = useSignOut();
  const main = useRef<HTMLElement>(null);
  useFocusArrival(main);
  return (
    <main ref={main} tabIndex={-1} className="mx-auto min-h-dvh max-w-article px-4 py-12">
      <ShieldCheck className="size-5 text-warn" />
      <h1 className="mt-3 font-display text-[1.6875rem]/8">Second Factor Required</h1>
      <p className="mt-2 text-ink-2">
        Your house requires more than a password. Set up one of these; then you go on where you were.
      </p>
      {children}
      <div className="mt-6 -ml-3.5">
        <Button variant="ghost" pending={pending && 'Logging out...'} onClick={logOut}>
          Logout
        </Button>
      </div>
      <ProofWhenAsked />
    </main>
  );
}

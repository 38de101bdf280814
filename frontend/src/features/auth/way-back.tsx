import { Button } from '@/components/ui/controls/button';

/** Takes the place of the password where only the house’s sign-on lets people in. */
export function WayBack({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 text-small text-ink-2">
      <p>Your organization lets people in by this sign-on alone.</p>
      <Button variant="ghost" size="small" className="-ml-2.5" onClick={onOpen}>
        I have a password from the server
      </Button>
    </div>
  );
}

/** Explains how to get a password from the server. */
export function AboutServerPassword() {
  return (
    <p className="mb-5 text-small text-ink-2">
      If the sign-on lets nobody in, whoever runs the server gets an administrator a password by{' '}
      <code className="wrap-anywhere">npm run admin:password -- --reset-sign-in</code>. No other password
      works.
    </p>
  );
}

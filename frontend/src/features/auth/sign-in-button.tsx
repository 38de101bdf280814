import { Button } from '@/components/ui/controls/button';

/** Sends a step of signing in. */
export function SignInButton({ pending }: { pending: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      className="text-lead"
      pending={pending && 'Signing in...'}
    >
      Sign In
    </Button>
  );
}

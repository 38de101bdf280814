import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';

/** The button that submits a step of signing in. */
export function SignInButton({ pending, children = 'Sign In' }: { pending: boolean; children?: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      className="text-lead"
      pending={pending && 'Signing in...'}
    >
      {children}
    </Button>
  );
}

import { AccessNotice } from '@/components/layout/access-notice';
import { ButtonLink } from '@/components/ui/controls/button-link';

/** What a visitor without a session sees in place of a page that says so itself. */
export function AccessRequired({ children }: { children: string }) {
  return (
    <AccessNotice
      title="Access Required"
      actions={
        <ButtonLink to="/login" variant="primary">
          Sign In
        </ButtonLink>
      }
    >
      {children}
    </AccessNotice>
  );
}

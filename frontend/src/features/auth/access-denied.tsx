import { AccessNotice } from '@/components/layout/access-notice';
import { ButtonLink } from '@/components/ui/controls/button-link';

/** What an author sees in place of a page for administrators. */
export function AccessDenied() {
  return (
    <AccessNotice
      title="Access Denied"
      actions={
        <ButtonLink to="/" variant="primary">
          Go to the dashboard
        </ButtonLink>
      }
    >
      This page is only accessible to administrators.
    </AccessNotice>
  );
}

import { AccessNotice } from '@/components/layout/access-notice';

/** What an author sees in place of a page for administrators. */
export function AccessDenied() {
  return <AccessNotice title="Access Denied">This page is only accessible to administrators.</AccessNotice>;
}

import { Lock } from 'lucide-react';
import { useDocumentTitle } from '@/components/browser/document-title';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { FullPage, Notice } from '@/components/ui/feedback/notice';

interface AccessNoticeProps {
  title: string;
  /** Where one may be, and the words of the way there. */
  to: '/' | '/login';
  way: string;
  children: string;
}

/** A page that may not be shown: why, and what to do. Stands without the sidebar. */
function AccessNotice({ title, to, way, children }: AccessNoticeProps) {
  useDocumentTitle(title);
  return (
    <FullPage>
      <Notice
        page
        icon={<Lock className="size-4.5" />}
        title={title}
        actions={
          <ButtonLink to={to} variant="primary">
            {way}
          </ButtonLink>
        }
      >
        {children}
      </Notice>
    </FullPage>
  );
}

/** What an author sees in place of a page for administrators. */
export function AccessDenied() {
  return (
    <AccessNotice title="Access Denied" to="/" way="Go to the dashboard">
      This page is only accessible to administrators.
    </AccessNotice>
  );
}

/** What a visitor without a session sees in place of a page that says so itself. */
export function AccessRequired({ children }: { children: string }) {
  return (
    <AccessNotice title="Access Required" to="/login" way="Sign In">
      {children}
    </AccessNotice>
  );
}

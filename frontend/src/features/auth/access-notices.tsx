import { Lock } from 'lucide-react';
import { useDocumentTitle } from '@/components/browser/document-title';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { FullPage, Notice } from '@/components/ui/feedback/notice';

interface AccessNoticeProps {
  title: string;
  /** The page that the visitor may open, and the label of the link to it. */
  to: '/' | '/login';
  way: string;
  children: string;
}

/** A page without the sidebar that says why another page can't be shown, and what to do. */
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

/** The page that an author sees in place of a page for administrators. */
export function AccessDenied() {
  return (
    <AccessNotice title="Access Denied" to="/" way="Go to the dashboard">
      This page is only accessible to administrators.
    </AccessNotice>
  );
}

/** The page that a visitor without a session sees in place of a page that gives its own reason. */
export function AccessRequired({ children }: { children: string }) {
  return (
    <AccessNotice title="Access Required" to="/login" way="Sign In">
      {children}
    </AccessNotice>
  );
}

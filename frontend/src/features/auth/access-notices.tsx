import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/components/document-title';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { FullPage, Notice } from '@/components/ui/feedback/notice';

interface AccessNoticeProps {
  title: string;
  /** The way to where one may be. */
  way: ReactNode;
  children: string;
}

/** A page that may not be shown: why, and what to do. Stands without the sidebar. */
function AccessNotice({ title, way, children }: AccessNoticeProps) {
  useDocumentTitle(title);
  return (
    <FullPage>
      <Notice page icon={<Lock className="size-4.5" />} title={title} actions={way}>
        {children}
      </Notice>
    </FullPage>
  );
}

/** What an author sees in place of a page for administrators. */
export function AccessDenied() {
  const way = (
    <ButtonLink to="/" variant="primary">
      Go to the dashboard
    </ButtonLink>
  );
  return (
    <AccessNotice title="Access Denied" way={way}>
      This page is only accessible to administrators.
    </AccessNotice>
  );
}

/** What a visitor without a session sees in place of a page that says so itself. */
export function AccessRequired({ children }: { children: string }) {
  const way = (
    <ButtonLink to="/login" variant="primary">
      Sign In
    </ButtonLink>
  );
  return (
    <AccessNotice title="Access Required" way={way}>
      {children}
    </AccessNotice>
  );
}

import { Compass } from 'lucide-react';
import { useDocumentTitle } from '@/components/document-title';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice, FullPage } from '@/components/ui/feedback/notice';

/** In place of a page, for a path that leads nowhere. */
export function NotFound() {
  useDocumentTitle('404 Page Not Found');
  return (
    <Notice
      page
      icon={<Compass className="size-4.5" />}
      title="404 Page Not Found"
      actions={<ButtonLink to="/">Go to the dashboard</ButtonLink>}
    >
      Did you forget to add the page to the router?
    </Notice>
  );
}

/** The same for a visitor without a session, who has no shell for it to stand in. */
export function NotFoundScreen() {
  return (
    <FullPage>
      <NotFound />
    </FullPage>
  );
}

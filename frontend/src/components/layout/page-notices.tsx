import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CircleAlert, Compass } from 'lucide-react';
import { useDocumentTitle } from '@/components/browser/document-title';
import { Button } from '@/components/ui/controls/button';
import { Notice, FullPage } from '@/components/ui/feedback/notice';
import { ButtonLink } from '@/components/ui/controls/button-link';

/** Replaces a page that failed while it was drawn; the shell around it stays. */
export function ErrorNotice({ reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle('Something went wrong');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Notice
      page
      icon={<CircleAlert className="size-4.5 text-danger" />}
      title="Something went wrong"
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            Try Again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </>
      }
    >
      An unexpected error occurred. This has been logged and our team will investigate.
    </Notice>
  );
}

/** Shows the same notice as {@link ErrorNotice}, without a shell around it. */
export function ErrorScreen(props: ErrorComponentProps) {
  return (
    <FullPage>
      <ErrorNotice {...props} />
    </FullPage>
  );
}

/** Replaces a page when a path leads nowhere. */
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

/** Shows the same notice as {@link NotFound} to a visitor without a session, who sees no shell. */
export function NotFoundScreen() {
  return (
    <FullPage>
      <NotFound />
    </FullPage>
  );
}

import { CircleAlert } from 'lucide-react';
import { useDocumentTitle } from '@/components/document-title';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { FullPage } from './full-page';

/** The generic error screen: something failed while a page was drawn. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  useDocumentTitle('Something went wrong');
  return (
    <FullPage>
      <Notice
        page
        icon={<CircleAlert className="size-4.5 text-danger" />}
        title="Something went wrong"
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
            <Button onClick={() => window.location.reload()}>Reload Page</Button>
          </>
        }
      >
        An unexpected error occurred. This has been logged and our team will investigate.
      </Notice>
    </FullPage>
  );
}

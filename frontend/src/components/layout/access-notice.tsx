import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/components/document-title';
import { Notice, FullPage } from '@/components/ui/feedback/notice';

/** A page that may not be shown: why, and what to do. Stands without the sidebar. */
export function AccessNotice({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <FullPage>
      <Notice page icon={<Lock className="size-4.5" />} title={title} actions={actions}>
        {children}
      </Notice>
    </FullPage>
  );
}

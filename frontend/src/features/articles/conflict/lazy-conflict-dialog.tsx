import { lazy, Suspense } from 'react';
import type { Editing } from '@/components/editing/use-editing';
import type { ArticleText } from '../dialog/article-text';

const Lazy = lazy(async () => ({ default: (await import('./conflict-dialog')).ConflictDialog }));

/** Shown when somebody else has saved first; what finds the differences loads only then. */
export function ConflictDialog({ editing }: { editing: Editing<ArticleText> }) {
  if (!editing.overtaken || !editing.edits) return null;
  return (
    <Suspense>
      <Lazy editing={editing} edits={editing.edits} />
    </Suspense>
  );
}

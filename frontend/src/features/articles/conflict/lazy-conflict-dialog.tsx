import { lazy, Suspense } from 'react';
import type { Editing } from '../dialog/use-editing';
import type { Saving } from '../dialog/use-saving';

const Lazy = lazy(async () => ({ default: (await import('./conflict-dialog')).ConflictDialog }));

/** Shown when somebody else has saved first; what finds the differences loads only then. */
export function ConflictDialog({ editing, saving }: { editing: Editing; saving: Saving }) {
  if (!saving.conflict || !editing.edits) return null;
  return (
    <Suspense>
      <Lazy editing={editing} edits={editing.edits} saving={saving} theirs={saving.conflict} />
    </Suspense>
  );
}

import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { FieldDifferences } from '@/components/difference/field-differences';
import { ConflictFrame } from '@/components/editing/conflict-frame';
import { overtakenBy, type Overtaken } from '@/components/editing/overtaken';
import { differingFields } from '@/components/editing/versions';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useDeleteCategory } from './api/save-categories';
import { fieldsOf, labels, type Category } from './api/categories';

interface DeleteCategoryProps {
  /** As the person saw it when asking to delete it. */
  category: Category;
  /** Of the list that it stood in then. */
  revision: number;
  /** As it stands now. */
  now: { category: Category | undefined; revision: number };
  onClose: () => void;
}

/** Asks before a category is deleted, and again when somebody has changed it meanwhile. */
export function DeleteCategory({ category, revision, now, onClose }: DeleteCategoryProps) {
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const deletion = useDeleteCategory();
  const send = useSingleFlight((seen: Parameters<typeof deletion.mutateAsync>[0]) =>
    deletion.mutateAsync(seen, {
      onSuccess: onClose,
      onError: (error) => {
        const quicker = overtakenBy(error);
        setOvertaken(quicker);
        if (!quicker) onClose();
      },
    }),
  );
  const pending = deletion.isPending && 'Deleting...';
  if (overtaken && now.category) {
    const theirs = now.category;
    return (
      <DeletionConflict
        {...{ overtaken, theirs, pending, onClose }}
        seen={category}
        onDelete={() => send({ category: theirs, revision: now.revision })}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title="Delete this category?"
      action="Delete"
      pending={pending}
      onCancel={onClose}
      onConfirm={() => send({ category, revision })}
    >
      “{category.name}” will be deleted and removed from every persona. Articles in it keep its name. This
      action cannot be undone.
    </ConfirmDialog>
  );
}

interface DeletionConflictProps {
  overtaken: Overtaken;
  seen: Category;
  theirs: Category;
  pending: string | false;
  onDelete: () => void;
  onClose: () => void;
}

/** What somebody else has made of the category, before it is deleted all the same. */
function DeletionConflict({ overtaken, seen, theirs, pending, onDelete, onClose }: DeletionConflictProps) {
  const [before, after] = [fieldsOf(seen), fieldsOf(theirs)];
  const fields = differingFields(before, after).map((field) => ({
    label: labels[field],
    from: before[field],
    to: after[field],
  }));
  return (
    <ConflictFrame
      overtaken={overtaken}
      what="this category"
      onClose={onClose}
      ways={
        <>
          <Button variant="ghost" onClick={onClose}>
            Use theirs
          </Button>
          <Button variant="danger-filled" pending={pending} onClick={onDelete}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-5 p-6 max-md:p-4">
        <p className="text-ink-2">
          It isn’t deleted yet. Underlined: new since you asked. “Use theirs” keeps the category as it is now;
          “Keep mine” deletes it.
        </p>
        <FieldDifferences fields={fields} />
      </div>
    </ConflictFrame>
  );
}

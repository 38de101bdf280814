import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  type Category,
  faultOf,
  fieldsOf,
  labels,
  refusedBy,
  type CategoryFields,
  emptyCategory,
} from './category-fields';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog, AddDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { Bar } from '@/components/ui/feedback/notice';
import { useChangeCategory, useAddCategory } from './api/save-categories';
import { CategoryForm } from './category-form';

interface CategoryDialogProps {
  /** A category's id. */
  open: string;
  categories: readonly Category[];
  /** Of the list. */
  revision: number;
  onClose: () => void;
}

/** The dialog of the category that the address names. */
export function CategoryDialog({ open, categories, revision, onClose }: CategoryDialogProps) {
  const found = categories.find(({ id }) => id === open);
  // What is being written outlives the deletion of the category by somebody else.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const category = found ?? known;
  if (category) {
    return <EditCategoryDialog category={category} gone={!found} revision={revision} onClose={onClose} />;
  }
  return (
    <Dialog open title="No such category" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="p-6 max-md:p-4">
        This category was deleted or never existed. You can find deleted categories in the{' '}
        <Link to="/audit" search={{ subject: open }} className="text-link">
          audit log
        </Link>
        .
      </p>
    </Dialog>
  );
}

interface EditCategoryDialogProps {
  /** As it stands, or as it last stood. */
  category: Category;
  /** Somebody has deleted it while it was being edited. */
  gone: boolean;
  /** Of the list that the category was read from. */
  revision: number;
  onClose: () => void;
}

function EditCategoryDialog({ category, gone, revision, onClose }: EditCategoryDialogProps) {
  const editing = useEditing<CategoryFields, { revision: number }>({
    server: { values: fieldsOf(category), revision },
    keepAs: `category:${category.id}`,
    faultsOf: faultOf,
    refusedBy,
    mutation: useChangeCategory(category.id, gone),
    versionOf: (saved, { values }) => ({ values, revision: saved.revision }),
    onSaved: onClose,
  });
  return (
    <>
      <FormDialog title="Edit Category" editing={editing} onClose={onClose}>
        <div role="status" className="-mb-4 empty:hidden">
          {gone && <Bar>Somebody deleted this category. Saving your changes restores it.</Bar>}
        </div>
        <CategoryForm />
      </FormDialog>
      {!gone && <FieldConflict what="this category" editing={editing} labels={labels} />}
    </>
  );
}

interface AddCategoryDialogProps {
  /** Of the list that it is added to. */
  revision: number;
  onClose: () => void;
}

export function AddCategoryDialog({ revision, onClose }: AddCategoryDialogProps) {
  return (
    <AddDialog
      title="Add Category"
      keepAs="category-new"
      empty={emptyCategory}
      faultsOf={faultOf}
      refusedBy={refusedBy}
      mutation={useAddCategory(revision)}
      onClose={onClose}
    >
      <CategoryForm />
    </AddDialog>
  );
}

import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { Bar } from '@/components/ui/feedback/notice';
import { useChangeCategory } from './api/change-category';
import { faultOf, fieldsOf, labels, refusedBy, type Category, type CategoryFields } from './category-fields';
import { CategoryForm } from './category-form';

interface EditCategoryDialogProps {
  /** As it stands, or as it last stood. */
  category: Category;
  /** Somebody has deleted it while it was being edited. */
  gone: boolean;
  /** Of the list that the category was read from. */
  revision: number;
  onClose: () => void;
}

export function EditCategoryDialog({ category, gone, revision, onClose }: EditCategoryDialogProps) {
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

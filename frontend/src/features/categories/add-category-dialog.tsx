import { AddDialog } from '@/components/editing/form-dialog';
import { useAddCategory } from './api/add-category';
import { emptyCategory, faultOf, refusedBy } from './category-fields';
import { CategoryForm } from './category-form';

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

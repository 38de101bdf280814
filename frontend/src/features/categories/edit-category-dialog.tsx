import { useUser } from '@/api/session';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog } from '@/components/editing/form-dialog';
import { KeptBar } from '@/components/editing/kept-bar';
import { useEdits } from '@/components/editing/use-edits';
import { useFaults } from '@/components/editing/use-faults';
import { useSaving } from '@/components/editing/use-saving';
import { Bar } from '@/components/ui/feedback/notice';
import { useChangeCategory } from './api/change-category';
import {
  faultOf,
  fieldsOf,
  labels,
  refusedFields,
  type Category,
  type CategoryFields,
} from './category-fields';
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
  const server = { values: fieldsOf(category), revision };
  const editing = useEdits<CategoryFields>({
    server,
    keepAs: `${useUser().id}:category:${category.id}`,
  });
  const { form, faults, show, clear } = useFaults<keyof CategoryFields>();
  const saving = useSaving({
    editing,
    mutation: useChangeCategory(category.id, gone),
    versionOf: (saved, { values }) => ({ values, revision: saved.revision }),
    onSaved: onClose,
    onRefused: (error) => show(refusedFields(error)),
  });
  const close = () => {
    editing.discard();
    onClose();
  };
  const submit = () => {
    const found = faultOf(editing.values);
    show(found);
    if (Object.keys(found).length === 0) saving.save();
  };
  return (
    <>
      <FormDialog
        title="Edit Category"
        form={form}
        editing={editing}
        pending={saving.pending}
        onSubmit={submit}
        onClose={close}
      >
        <KeptBar editing={editing} />
        <div role="status" className="-mb-4 empty:hidden">
          {gone && <Bar>Somebody deleted this category. Saving your changes restores it.</Bar>}
        </div>
        <CategoryForm
          values={editing.values}
          faults={faults}
          onChange={(part) => {
            editing.change(part);
            clear(part);
          }}
        />
      </FormDialog>
      {!gone && <FieldConflict what="this category" {...{ editing, saving, server, labels }} />}
    </>
  );
}

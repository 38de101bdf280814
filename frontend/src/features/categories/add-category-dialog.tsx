import { useUser } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { FormDialog } from '@/components/editing/form-dialog';
import { KeptBar } from '@/components/editing/kept-bar';
import { useEdits } from '@/components/editing/use-edits';
import { useFaults } from '@/components/editing/use-faults';
import { useAddCategory } from './api/add-category';
import { emptyCategory, faultOf, refusedFields, type CategoryFields } from './category-fields';
import { CategoryForm } from './category-form';

const nothing = { values: emptyCategory, revision: 0 };

interface AddCategoryDialogProps {
  /** Of the list that it is added to. */
  revision: number;
  onClose: () => void;
}

export function AddCategoryDialog({ revision, onClose }: AddCategoryDialogProps) {
  const editing = useEdits<CategoryFields>({ server: nothing, keepAs: `${useUser().id}:category-new` });
  const { form, faults, show, clear } = useFaults<keyof CategoryFields>();
  const add = useAddCategory();
  const close = () => {
    editing.discard();
    onClose();
  };
  const send = useSingleFlight((fields: CategoryFields) =>
    add.mutateAsync(
      { fields, revision },
      { onSuccess: close, onError: (error) => show(refusedFields(error)) },
    ),
  );
  const submit = () => {
    const found = faultOf(editing.values);
    show(found);
    if (Object.keys(found).length === 0) send(editing.values);
  };
  return (
    <FormDialog
      title="Add Category"
      form={form}
      editing={editing}
      pending={add.isPending}
      onSubmit={submit}
      onClose={close}
    >
      <KeptBar editing={editing} />
      <CategoryForm
        values={editing.values}
        faults={faults}
        onChange={(part) => {
          editing.change(part);
          clear(part);
        }}
      />
    </FormDialog>
  );
}

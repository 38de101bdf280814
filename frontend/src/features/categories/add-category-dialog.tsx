import { useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { FormDialog } from '@/components/editing/form-dialog';
import { useFaults } from '@/components/editing/use-faults';
import { differingFields } from '@/components/editing/versions';
import { useAddCategory } from './api/add-category';
import { emptyCategory, faultOf, refusedFields, type CategoryFields } from './category-fields';
import { CategoryForm } from './category-form';

interface AddCategoryDialogProps {
  /** Of the list that it is added to. */
  revision: number;
  onClose: () => void;
}

export function AddCategoryDialog({ revision, onClose }: AddCategoryDialogProps) {
  const [values, setValues] = useState(emptyCategory);
  const { form, faults, show, clear } = useFaults<keyof CategoryFields>();
  const add = useAddCategory();
  const send = useSingleFlight((fields: CategoryFields) =>
    add.mutateAsync(
      { fields, revision },
      { onSuccess: onClose, onError: (error) => show(refusedFields(error)) },
    ),
  );
  const submit = () => {
    const found = faultOf(values);
    show(found);
    if (Object.keys(found).length === 0) send(values);
  };
  return (
    <FormDialog
      title="Add Category"
      form={form}
      unsaved={differingFields(values, emptyCategory).length > 0}
      pending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CategoryForm
        values={values}
        faults={faults}
        onChange={(part) => {
          setValues((now) => ({ ...now, ...part }));
          clear(part);
        }}
      />
    </FormDialog>
  );
}

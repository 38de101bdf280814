import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { fieldsOf, labels, type Category, type CategoryFields } from './api/categories';
import { FieldConflict } from '@/components/editing/field-conflict';
import { FormDialog, AddDialog } from '@/components/editing/form-dialog';
import { useEditing } from '@/components/editing/use-editing';
import { Bar } from '@/components/ui/feedback/notice';
import { useChangeCategory, useAddCategory } from './api/save-categories';
import { TextareaField, TextField, useFormField } from '@/components/editing/fields';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ApiError } from '@/api/api-error';
import type { Faults } from '@/components/editing/use-faults';

interface CategoryDialogProps {
  /** The id of the category. */
  open: string;
  categories: readonly Category[];
  /** The revision of the list. */
  revision: number;
  onClose: () => void;
}

/** The dialog of the category that the address names. */
export function CategoryDialog({ open, categories, revision, onClose }: CategoryDialogProps) {
  const found = categories.find(({ id }) => id === open);
  // Unsaved text survives when somebody else deletes the category, so the category and the revision of its last list
  // are kept.
  const [known, setKnown] = useState(found && { category: found, revision });
  if (found && (found !== known?.category || revision !== known.revision)) {
    setKnown({ category: found, revision });
  }
  if (known) return <EditCategoryDialog {...known} gone={!found} onClose={onClose} />;
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
  /** The category as it is or, once deleted, as it last was. */
  category: Category;
  /** Whether somebody has deleted the category while it was being edited. */
  gone: boolean;
  /** The revision of the list that the category was read from. */
  revision: number;
  onClose: () => void;
}

function EditCategoryDialog({ category, gone, revision, onClose }: EditCategoryDialogProps) {
  const editing = useEditing({
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
  /** The revision of the list that the category is added to. */
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

function CategoryForm() {
  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="off" />
      <TextareaField
        name="description"
        label={labels.description}
        rows={4}
        hint="What belongs here. The writer follows it for every article in the category."
      />
      <ColorField />
    </>
  );
}

/** A field for a colour, typed as hex or picked next to it. */
function ColorField() {
  const { field, error } = useFormField('color');
  const value = field.value as string;
  return (
    <Field label={labels.color} hint="Shows as a small square before the name." error={error}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label="Pick a colour"
          value={isColor(value) ? value.toLowerCase() : emptyCategory.color}
          onChange={({ target }) => field.onChange(target.value)}
          className="target w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-raised p-1"
        />
        <TextInput
          {...field}
          autoComplete="off"
          spellCheck={false}
          className="max-w-40 font-mono"
          onChange={({ target }) => field.onChange(target.value.trim())}
        />
      </div>
    </Field>
  );
}

const emptyCategory: CategoryFields = { name: '', description: '', color: '#6366f1' };

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Returns the first fault of a filled-in form; empty if it can be sent. */
function faultOf(fields: CategoryFields): Faults<keyof CategoryFields> {
  const empty = (['name', 'description'] as const).find((field) => fields[field].trim() === '');
  if (empty) return { [empty]: 'Name and description are required' };
  return isColor(fields.color) ? {} : { color: 'A colour looks like #6366f1.' };
}

/**
 * Returns what the server refused, by field. It checks the whole list, but only the form's own fields are new in it.
 */
function refusedBy(error: Error): Faults {
  if (!(error instanceof ApiError)) return {};
  // `content[5].name` is a fault of the field `name`.
  const named = error.errors.map(({ field, message }) => [field.split('.').at(-1), message]);
  return Object.fromEntries(named) as Faults;
}

import { TextareaField, TextField } from '@/components/editing/fields';
import { labels } from './category-fields';
import { ColorField } from './color-field';

/** The fields of a category. */
export function CategoryForm() {
  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="off" />
      <TextareaField
        name="description"
        label={labels.description}
        rows={4}
        hint="What belongs here. The writer follows it for every article in the category."
      />
      <ColorField name="color" label={labels.color} hint="Shows as a small square before the name." />
    </>
  );
}

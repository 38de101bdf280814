import { TextareaField } from '@/components/editing/fields';

/** A field for further instructions to the writer. */
export function PromptField({ placeholder }: { placeholder: string }) {
  return (
    <TextareaField name="customPrompt" label="Custom prompt" optional rows={3} placeholder={placeholder} />
  );
}

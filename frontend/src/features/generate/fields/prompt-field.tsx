import { TextareaField } from '@/components/editing/fields';

/** What else the writer is told. */
export function PromptField({ placeholder }: { placeholder: string }) {
  return (
    <TextareaField name="customPrompt" label="Custom prompt" optional rows={3} placeholder={placeholder} />
  );
}

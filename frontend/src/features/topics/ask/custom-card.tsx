import { PenLine } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { CallState } from '@/components/call-state';
import { promptTooLong } from '@/components/editing/custom-prompt';
import { useKeptForm } from '@/components/editing/use-kept-form';
import { Button } from '@/components/ui/controls/button';
import { Card } from '@/components/ui/layout/card';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/text-input';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { useGenerateCustom } from '../api/generate-custom';
import { topicStage } from '../domain/stages';

const empty = { prompt: '' };

/** A form that has one idea proposed: on the person's own subject or, if the field is empty, on a topical one. */
export function CustomCard() {
  const { control, register, handleSubmit, getValues, setError, setValue, formState } = useKeptForm(
    'custom-idea',
    empty,
  );
  const call = useGenerateCustom((request) => {
    // Text that was typed meanwhile is for another request.
    if (getValues('prompt').trim() === (request.prompt ?? '')) setValue('prompt', '');
  });
  const written = useWatch({ control, name: 'prompt' }).trim() !== '';
  const submit = ({ prompt: typed }: typeof empty) => {
    const prompt = typed.trim();
    const description = promptTooLong(prompt);
    if (description === undefined) return call.start(prompt === '' ? {} : { prompt });
    setError('prompt', { message: description }, { shouldFocus: true });
    tellRefusal('Custom Prompt Too Long', description);
  };
  return (
    <Card title="Custom Idea" aside={<PenLine aria-hidden="true" className="mt-1.5 text-ink-2" />}>
      <form noValidate aria-label="Custom Idea" className="grid gap-3" onSubmit={handleSubmit(submit)}>
        <Field label="Custom prompt" hideLabel error={formState.errors.prompt?.message}>
          <Textarea
            rows={3}
            placeholder="A subject, a question, a sale to look into. Leave it empty for a trending idea."
            {...register('prompt')}
          />
        </Field>
        <CallState call={call} words={topicStage} />
        <Button type="submit" variant="primary" pending={call.working && 'Generating...'}>
          {written ? 'Generate Custom Idea' : 'Generate Trending Topic'}
        </Button>
      </form>
    </Card>
  );
}

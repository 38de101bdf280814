import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useUser } from '@/api/session';
import { weeklyCountQuery, batchLimitFault } from '../api/get-weekly-count';
import { Button } from '@/components/ui/controls/button';
import { Card } from '@/components/ui/layout/card';
import { Field } from '@/components/ui/controls/field';
import { counted } from '@/components/ui/text/numbers';
import type { BatchRequest } from '../api/generate-batch';
import { missing, tellFault, promptFault, promptOf, type Fault } from '../domain/faults';
import { PromptField } from '../fields/prompt-field';
import { ChoicesField, knownOf, useFormField } from '@/components/editing/fields';
import { useKeptForm } from '@/components/editing/use-kept-form';
import type { Options } from '../api/use-options';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '@/components/ui/controls/text-input';

interface BatchCardProps extends Options {
  /** The number of articles that are being written; undefined while none are. */
  running: number | undefined;
  onGenerate: (request: BatchRequest) => void;
}

const empty: BatchFields = { count: '5', personas: [], categories: [], customPrompt: '' };

/** The form for several articles. Authors write all of them in their assigned persona. */
export function BatchCard({ personas, categories, running, onGenerate }: BatchCardProps) {
  const user = useUser();
  const isAuthor = user.role === 'author';
  const { data: week } = useQuery({ ...weeklyCountQuery, enabled: isAuthor });
  const form = useKeptForm('batch', empty);
  const submit = (typed: BatchFields) => {
    const voices = isAuthor ? [user.assignedPersona ?? ''] : typed.personas;
    const fields = {
      ...typed,
      personas: knownOf(personas, voices),
      categories: knownOf(categories, typed.categories),
    };
    const fault = batchFault(fields) ?? batchLimitFault(week, articleCount(fields.count));
    if (fault) tellFault(fault, form.setError);
    else onGenerate(batchRequest(fields));
  };
  return (
    <Card title="Batch" sub={isAuthor ? ownVoice(personas[0]?.label) : everyVoice}>
      <FormProvider {...form}>
        <form noValidate aria-label="Batch" className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
          <CountField />
          {!isAuthor && <ChoicesField name="personas" label="Personas" options={personas} />}
          <ChoicesField name="categories" label="Categories" options={categories} />
          <PromptField placeholder="Leave it empty, and each article finds its own subject." />
          <GenerateButton running={running} />
        </form>
      </FormProvider>
    </Card>
  );
}

const everyVoice = 'Spread evenly over personas and categories.';

const ownVoice = (name: string | undefined) =>
  `You generate with your assigned persona${name === undefined ? '' : `, ${name}`}. Spread evenly over categories.`;

/**
 * A field for the number of articles. Anything but a number becomes 1. An emptied field does so at once, with the 1
 * selected, so that the next digit replaces it. The beginning of a number, such as a minus sign, does so when the
 * person leaves the field.
 */
function CountField() {
  const { field, error } = useFormField('count');
  const { ref, onChange } = field;
  const one = String(FEWEST);
  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (input.value !== '' || input.validity.badInput) return onChange(input.value);
    flushSync(() => onChange(one));
    input.select();
  };
  return (
    <Field label="Article count" error={error}>
      <div className="flex items-center gap-3">
        <TextInput
          ref={ref}
          type="number"
          inputMode="numeric"
          min={FEWEST}
          max={MOST}
          step={1}
          value={field.value as string}
          onChange={type}
          onBlur={() => {
            if (field.value === '') onChange(one);
          }}
          className="max-w-20"
        />
        <span className="text-small text-ink-3">{`${FEWEST} to ${MOST}`}</span>
      </div>
    </Field>
  );
}

function GenerateButton({ running }: Pick<BatchCardProps, 'running'>) {
  const wanted = articleCount(useWatch<BatchFields, 'count'>({ name: 'count' }));
  const pending = running !== undefined && `Generating ${counted(running, 'article')}`;
  return (
    <Button type="submit" variant="primary" icon={<Layers />} pending={pending}>
      {`Generate ${wanted} Articles`}
    </Button>
  );
}

type BatchFields = {
  /** The text of the field; empty while it is not a number yet. */
  count: string;
  /** The ids of the personas. Administrators choose them; an author's is fixed. */
  personas: string[];
  categories: string[];
  customPrompt: string;
};

const FEWEST = 1;
const MOST = 20;

/** Returns the number of articles asked for. An empty count means 1, and any other number stays as it is. */
function articleCount(count: string): number {
  return count === '' ? FEWEST : Number(count);
}

/** Returns the first fault of the filled-in form. */
function batchFault(fields: BatchFields): Fault<keyof BatchFields> | undefined {
  const wanted = articleCount(fields.count);
  if (!Number.isInteger(wanted) || wanted < FEWEST || wanted > MOST) {
    const description = `Please select between ${FEWEST} and ${MOST} articles`;
    return { field: 'count', title: 'Invalid Article Count', description };
  }
  if (fields.personas.length === 0) {
    return missing('personas', 'Please select at least one persona for batch generation');
  }
  if (fields.categories.length === 0) {
    return missing('categories', 'Please select at least one category for batch generation');
  }
  return promptFault(fields.customPrompt);
}

function batchRequest({ count, personas, categories, customPrompt }: BatchFields): BatchRequest {
  return { articleCount: articleCount(count), personas, categories, ...promptOf(customPrompt) };
}

import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useUser } from '@/api/session';
import { weeklyCountQuery } from '../api/weekly-count';
import { Button } from '@/components/ui/controls/button';
import { Card } from '@/components/ui/layout/card';
import { Field } from '@/components/ui/controls/field';
import { counted } from '@/components/ui/text/numbers';
import type { BatchRequest } from '../api/generate-batch';
import { tellFault } from '../faults';
import { ChoicesField, knownOf } from '../fields/choice-field';
import { PromptField } from '../fields/prompt-field';
import { useKeptForm } from '@/components/editing/use-kept-form';
import type { Options } from '../use-options';
import { batchLimitFault } from '../weekly-limit-faults';
import { articleCount, batchFault, batchRequest, FEWEST, MOST, type BatchFields } from './batch-rules';
import { CountInput } from './count-input';

interface BatchCardProps extends Options {
  /** How many articles are being written; undefined while none are. */
  running: number | undefined;
  onGenerate: (request: BatchRequest) => void;
}

const empty: BatchFields = { count: '5', personas: [], categories: [], customPrompt: '' };

/** The form for several articles. Authors write them all in their assigned persona. */
export function BatchCard({ personas, categories, running, onGenerate }: BatchCardProps) {
  const user = useUser();
  const isAuthor = user.role === 'author';
  const { data: week } = useQuery({ ...weeklyCountQuery, enabled: isAuthor });
  const { control, handleSubmit, setError } = useKeptForm('batch', empty);
  const submit = (typed: BatchFields) => {
    const voices = isAuthor ? [user.assignedPersona ?? ''] : typed.personas;
    const fields = {
      ...typed,
      personas: knownOf(personas, voices),
      categories: knownOf(categories, typed.categories),
    };
    const fault = batchFault(fields) ?? batchLimitFault(week, articleCount(fields.count));
    if (fault) tellFault(fault, setError);
    else onGenerate(batchRequest(fields));
  };
  return (
    <Card title="Batch" sub={isAuthor ? ownVoice(personas[0]?.label) : everyVoice}>
      <form noValidate aria-label="Batch" className="grid gap-5" onSubmit={handleSubmit(submit)}>
        <CountField control={control} />
        {!isAuthor && <ChoicesField control={control} name="personas" label="Personas" options={personas} />}
        <ChoicesField control={control} name="categories" label="Categories" options={categories} />
        <PromptField
          control={control}
          name="customPrompt"
          placeholder="Leave it empty, and each article finds its own subject."
        />
        <GenerateButton control={control} running={running} />
      </form>
    </Card>
  );
}

const everyVoice = 'Spread evenly over personas and categories.';

const ownVoice = (name: string | undefined) =>
  `You generate with your assigned persona${name === undefined ? '' : `, ${name}`}. Spread evenly over categories.`;

function CountField({ control }: { control: Control<BatchFields> }) {
  return (
    <Controller
      control={control}
      name="count"
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <Field label="Article count" error={fieldState.error?.message}>
          <div className="flex items-center gap-3">
            <CountInput ref={ref} value={value} onChange={onChange} />
            <span className="text-small text-ink-3">{`${FEWEST} to ${MOST}`}</span>
          </div>
        </Field>
      )}
    />
  );
}

function GenerateButton({
  control,
  running,
}: {
  control: Control<BatchFields>;
  running: number | undefined;
}) {
  const wanted = articleCount(useWatch({ control, name: 'count' }));
  const pending = running !== undefined && `Generating ${counted(running, 'article')}`;
  return (
    <Button type="submit" variant="primary" icon={<Layers />} pending={pending}>
      {`Generate ${wanted} Articles`}
    </Button>
  );
}

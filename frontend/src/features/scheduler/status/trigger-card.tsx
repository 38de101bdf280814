import type { SchedulerStatus } from '../api/get-scheduler-status';
import { useSingleFlight } from '@/api/single-flight';
import { promptTooLong } from '@/components/editing/custom-prompt';
import { useKeptForm } from '@/components/editing/use-kept-form';
import { isOpen } from '../runs/run-words';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { Card } from '@/components/ui/layout/card';
import { Field } from '@/components/ui/controls/field';
import { counted } from '@/components/ui/text/numbers';
import { Textarea } from '@/components/ui/controls/text-input';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { useTriggerRun } from '../api/trigger-run';

/**
 * A form that starts a run now, even while the schedule is paused, with or without a custom prompt for all of its
 * articles.
 */
export function TriggerCard({ status }: { status: SchedulerStatus }) {
  const { articlesPerWeek } = status.configuration;
  const { register, handleSubmit, getValues, setError, setValue, formState } = useKeptForm(
    'scheduler-trigger',
    { customPrompt: '' },
  );
  const trigger = useTriggerRun();
  const send = useSingleFlight((customPrompt: string) =>
    trigger.mutateAsync(customPrompt === '' ? {} : { customPrompt }, {
      onSuccess: () => {
        // Text that was typed meanwhile is for another run.
        if (getValues('customPrompt').trim() === customPrompt) setValue('customPrompt', '');
      },
    }),
  );
  const submit = ({ customPrompt: typed }: { customPrompt: string }) => {
    const customPrompt = typed.trim();
    const description = promptTooLong(customPrompt);
    if (description === undefined) return send(customPrompt);
    setError('customPrompt', { message: description }, { shouldFocus: true });
    tellRefusal('Custom Prompt Too Long', description);
  };
  return (
    <Card title="Extra run" sub="Runs now, in addition to the weekly run.">
      <form noValidate aria-label="Extra run" className="grid gap-4" onSubmit={handleSubmit(submit)}>
        <Field label="Custom prompt" optional error={formState.errors.customPrompt?.message}>
          <Textarea
            rows={3}
            placeholder="What every article in this run should cover."
            {...register('customPrompt')}
          />
        </Field>
        <ReasonedButton
          type="submit"
          variant={status.enabled ? 'primary' : 'secondary'}
          pending={trigger.isPending && 'Starting...'}
          reason={
            status.lastRun && isOpen(status.lastRun)
              ? 'A run is in progress. You can start another when it ends.'
              : undefined
          }
        >
          Generate {counted(articlesPerWeek, 'Article')}
        </ReasonedButton>
      </form>
    </Card>
  );
}

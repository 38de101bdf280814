import { useFormField } from '@/components/editing/fields';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/text-input';
import { summaryTooLong } from '../domain/article-text';

/** The length above which search engines cut a summary, in characters. */
const mostShown = 155;

/** A field for the summary: one line that wraps. */
export function SummaryField() {
  const { field, error } = useFormField('summary');
  const summary = field.value as string;
  const { length } = summary.trim();
  return (
    <Field
      label="Summary"
      aside={<span className="tabular-nums">{`${length} of ${mostShown}`}</span>}
      hint={
        length > mostShown
          ? `Shown by search engines and feeds. Most of them cut it after ${mostShown} characters.`
          : 'Shown by search engines and feeds.'
      }
      error={summaryTooLong(summary) ?? error}
    >
      <Textarea
        rows={3}
        value={summary}
        onChange={(event) => field.onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    </Field>
  );
}

import { usePreference } from '@/components/browser/preference';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { chooseTarget, markdownTarget, markdownTargets } from './markdown-target';

/** Lets people choose once what markdown files are for. */
export function MarkdownTargetChoice() {
  const [chosen] = usePreference(markdownTarget);
  return (
    <Field label="Markdown for" hint="A site engine gets what it reads above the text." className="mb-3">
      <Select options={markdownTargets} value={chosen} onChange={chooseTarget} />
    </Field>
  );
}

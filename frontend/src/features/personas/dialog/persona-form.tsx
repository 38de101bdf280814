import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/features/categories/contract';
import { ChoicesField, TextareaField, TextField } from '@/components/editing/fields';
import { labels, type PersonaFields } from '../persona-fields';
import { TonePillars } from './tone-pillars';

const field = (name: keyof PersonaFields) => ({ name, label: labels[name] });

/** The fields of a persona. */
export function PersonaForm() {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('expertise')} optional />
      <TextareaField
        {...field('aboutMe')}
        rows={4}
        hint="Who speaks, in the first person. The author may change this, the expertise and the writing style."
      />
      <TextareaField {...field('writingStyle')} optional rows={4} />
      <TextareaField
        {...field('context')}
        optional
        rows={4}
        hint="What the writer should know and the reader needn’t: rules of the trade, things never to do."
      />
      <TonePillars {...field('tone_pillars')} />
      <TextField {...field('writingAngle')} optional hint="The question that every article comes back to." />
      <ChoicesField
        {...field('categories')}
        options={categories.map(({ id, name, color }) => ({ value: id, label: name, color }))}
        placeholder="None"
      />
    </>
  );
}

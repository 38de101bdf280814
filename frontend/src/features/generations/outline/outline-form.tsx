import { PenLine, Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { TextareaField, TextField, useFormField } from '@/components/editing/fields';
import { useKeptForm } from '@/components/editing/use-kept-form';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Button } from '@/components/ui/controls/button';
import { count, counted } from '@/components/ui/text/numbers';
import type { Generation, Outline } from '../api/get-generation';
import { outlineForm, useApproveOutline } from '../api/steer-generation';
import {
  faultsOf,
  MOST_SECTIONS,
  approvalOf,
  sourcesLeft,
  sectionsIn,
  valuesOf,
  wordsInAll,
  type OutlineValues,
  emptySection,
  keptSections,
  type EditedSection,
} from './outline-values';
import { PassagesField } from './passages-field';
import { SectionFields } from './section-fields';

interface OutlineFormProps {
  generation: Generation;
  outline: Outline;
  /** The buttons for other actions on the generation. */
  actions: ReactNode;
  onSent: () => void;
}

/** The form for the outline of an article that is not written yet. Changed or not, the article will follow it. */
export function OutlineForm({ generation, outline, actions, onSent }: OutlineFormProps) {
  const { id, research } = generation;
  const form = useKeptForm<OutlineValues>(outlineForm(id), valuesOf(outline));
  const { mutate, isPending } = useApproveOutline(id);
  const root = useRef<HTMLFormElement>(null);
  /** The number of times that a faulty outline was refused. */
  const [refused, setRefused] = useState(0);
  useFocusMove(refused, () => root.current?.querySelector<HTMLElement>('[aria-invalid]'));
  const submit = (values: OutlineValues) => {
    if (sectionsIn(values.sections).some((section) => Object.keys(faultsOf(section)).length > 0)) {
      setRefused((times) => times + 1);
      return;
    }
    mutate(approvalOf(values, generation));
    onSent();
  };
  return (
    <FormProvider {...form}>
      <form
        ref={root}
        noValidate
        aria-label="Outline"
        className="grid gap-5"
        onSubmit={form.handleSubmit(submit)}
      >
        <TextareaField name="thesis" label="Thesis" rows={2} maxLength={2_000} />
        <TextField name="reader" label="Reader" hint="Who it is for." maxLength={2_000} />
        {research && <PassagesField research={research} />}
        <Sections generation={generation} faults={refused > 0} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            icon={<PenLine />}
            pending={isPending && 'Writing the article'}
          >
            Write the Article
          </Button>
          {actions}
        </div>
      </form>
    </FormProvider>
  );
}

function Sections({ generation, faults }: { generation: Generation; faults: boolean }) {
  const { field } = useFormField('withoutPassages');
  const sources = sourcesLeft(generation, field.value as string[]);
  const { list, sections, told, add, remove, move, change } = useSections();
  return (
    <section ref={list} aria-label="Sections">
      <h3 className="mb-2 flex justify-between gap-4 font-medium">
        {counted(sections.length, 'section')}
        <span className="font-normal text-ink-3 tabular-nums">
          {count(wordsInAll(sections))} words in all
        </span>
      </h3>
      <ol className="grid gap-3">
        {sections.map((section, place) => (
          <SectionFields
            key={section.id}
            section={section}
            place={place + 1}
            of={sections.length}
            sources={sources}
            faults={faults ? faultsOf(section) : {}}
            onChange={(part) => change(section, part)}
            onMove={(step) => move(section, step)}
            onRemove={() => remove(section)}
          />
        ))}
      </ol>
      {sections.length < MOST_SECTIONS && (
        <Button size="small" icon={<Plus />} className="mt-3" onClick={add}>
          Add Section
        </Button>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

/** Gives the sections of the form's outline, and the actions on them, which are announced to screen readers. */
function useSections() {
  const { field } = useFormField('sections');
  const sections = sectionsIn(field.value as string[]);
  const list = useRef<HTMLElement>(null);
  const [wanted, want] = useState<() => HTMLElement | null | undefined>();
  const [told, tell] = useState('');
  useFocusMove(wanted, () => wanted?.());
  const focusOn = (id: number) =>
    want(() => () => list.current?.querySelector<HTMLElement>(`[data-section="${id}"] input`));
  const write = (next: readonly EditedSection[]) => field.onChange(keptSections(next));
  const add = () => {
    const id = Math.max(-1, ...sections.map((section) => section.id)) + 1;
    write([...sections, emptySection(id)]);
    focusOn(id);
  };
  const remove = (section: EditedSection) => {
    const place = sections.indexOf(section);
    const next = sections[place + 1] ?? sections[place - 1];
    write(sections.filter((one) => one !== section));
    tell(`Removed. ${counted(sections.length - 1, 'section')} left.`);
    if (next) focusOn(next.id);
  };
  const move = (section: EditedSection, step: -1 | 1) => {
    const place = sections.indexOf(section);
    const other = sections[place + step];
    if (!other) return;
    write(sections.map((one) => (one === section ? other : one === other ? section : one)));
    tell(`Moved to ${place + step + 1} of ${sections.length}.`);
    // An element that is moved in the page loses the focus.
    const active = document.activeElement;
    if (active instanceof HTMLElement) want(() => () => active);
  };
  return {
    list,
    sections,
    told,
    add,
    remove,
    move,
    change: (section: EditedSection, part: Partial<EditedSection>) =>
      write(sections.map((one) => (one === section ? { ...one, ...part } : one))),
  };
}

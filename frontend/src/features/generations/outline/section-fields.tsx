import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { Field } from '@/components/ui/controls/field';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Textarea, TextInput } from '@/components/ui/controls/text-input';
import type { Generation } from '../api/get-generation';
import type { EditedSection, SectionFaults } from './outline-values';

interface SectionFieldsProps {
  section: EditedSection;
  /** The place of the section, counted from 1. */
  place: number;
  of: number;
  sources: Generation['sources'];
  faults: SectionFaults;
  onChange: (part: Partial<EditedSection>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The fields of a section. Alt and an arrow key move it, as its buttons do. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, place, sources, onChange, onMove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      role="group"
      aria-label={`Section ${place}`}
      data-section={section.id}
      className="rounded-card border border-line bg-paper p-4 pt-2"
      onKeyDown={onKeyDown}
    >
      <Head {...props} />
      <Texts {...props} />
      {sources.length > 0 && <Cited section={section} sources={sources} onChange={onChange} />}
    </li>
  );
}

function Head({ place, of, onMove, onRemove }: SectionFieldsProps) {
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <h3 className="text-small text-ink-2">Section {place}</h3>
      <div className="-mr-2 flex">
        <IconButton
          small
          label={`Move section ${place} up`}
          icon={<ArrowUp />}
          aria-disabled={place === 1 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          small
          label={`Move section ${place} down`}
          icon={<ArrowDown />}
          aria-disabled={place === of || undefined}
          onClick={() => onMove(1)}
        />
        {of > 1 && <IconButton small label={`Remove section ${place}`} icon={<X />} onClick={onRemove} />}
      </div>
    </div>
  );
}

function Texts({ section, faults, onChange }: SectionFieldsProps) {
  const bound = (field: 'heading' | 'words' | 'purpose' | 'points') => ({
    value: section[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [field]: target.value }),
  });
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_7rem]">
      <Field label="Heading" error={faults.heading}>
        <TextInput {...bound('heading')} maxLength={200} />
      </Field>
      <Field label="Words" error={faults.words}>
        <TextInput {...bound('words')} inputMode="numeric" className="tabular-nums" />
      </Field>
      <Field label="Purpose" optional className="md:col-span-2">
        <Textarea {...bound('purpose')} rows={1} maxLength={1_000} />
      </Field>
      <Field label="Points" hint="One a line." error={faults.points} className="md:col-span-2">
        <Textarea {...bound('points')} rows={2} />
      </Field>
    </div>
  );
}

/** Checkboxes for the sources that the section is based on. */
function Cited({ section, sources, onChange }: Pick<SectionFieldsProps, 'section' | 'sources' | 'onChange'>) {
  return (
    <fieldset className="mt-4 text-small">
      <legend className="mb-1.5 font-medium">Sources</legend>
      <div className="grid gap-1">
        {sources.map(({ id, title }) => (
          <label key={id} className="flex min-h-6 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-accent"
              checked={section.sources.includes(id)}
              onChange={({ target }) =>
                onChange({
                  sources: sources
                    .map((source) => source.id)
                    .filter((one) => (one === id ? target.checked : section.sources.includes(one))),
                })
              }
            />
            <span className="truncate">
              <span className="text-ink-3">[{id}]</span> {title}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

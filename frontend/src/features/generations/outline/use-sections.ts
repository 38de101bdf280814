import { useRef, useState } from 'react';
import { useFormField } from '@/components/editing/fields';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { counted } from '@/components/ui/text/numbers';
import { emptySection, keptSections, sectionsIn, type Section } from './outline-values';

/** The sections of the outline in the form around it, and what can be done with them; each is told to readers. */
export function useSections() {
  const { field } = useFormField('sections');
  const sections = sectionsIn(field.value as string[]);
  const list = useRef<HTMLElement>(null);
  const [wanted, want] = useState<() => HTMLElement | null | undefined>();
  const [told, tell] = useState('');
  useFocusMove(wanted, () => wanted?.());
  const focusOn = (id: number) =>
    want(() => () => list.current?.querySelector<HTMLElement>(`[data-section="${id}"] input`));
  const write = (next: readonly Section[]) => field.onChange(keptSections(next));
  const add = () => {
    const id = Math.max(-1, ...sections.map((section) => section.id)) + 1;
    write([...sections, emptySection(id)]);
    focusOn(id);
  };
  const remove = (section: Section) => {
    const place = sections.indexOf(section);
    const next = sections[place + 1] ?? sections[place - 1];
    write(sections.filter((one) => one !== section));
    tell(`Removed. ${counted(sections.length - 1, 'section')} left.`);
    if (next) focusOn(next.id);
  };
  const move = (section: Section, step: -1 | 1) => {
    const place = sections.indexOf(section);
    const other = sections[place + step];
    if (!other) return;
    write(sections.map((one) => (one === section ? other : one === other ? section : one)));
    tell(`Moved to ${place + step + 1} of ${sections.length}.`);
    // What is moved in the page loses the focus.
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
    change: (section: Section, part: Partial<Section>) =>
      write(sections.map((one) => (one === section ? { ...one, ...part } : one))),
  };
}

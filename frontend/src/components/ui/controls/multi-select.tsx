import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { controlClass } from './field';
import { Listbox, useListbox, type Option, type ListboxControl } from './listbox';
import { Chip } from '@/components/ui/controls/chip';

interface MultiSelectProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A field for any number of choices, shown as chips. Backspace removes the last one; Ctrl or ⌘ A takes all or none. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onChange, ref } = props;
  const all = () => onChange(options.map((option) => option.value));
  const none = () => onChange([]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace') onChange(value.slice(0, -1));
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (options.every((option) => value.includes(option.value))) none();
    else all();
  };
  const list = useListbox({
    options,
    many: true,
    onPick: (picked) => onChange(toggled(value, picked)),
    onKey,
    ref,
  });
  return (
    <Listbox
      list={list}
      field={<ChipField {...props} list={list} />}
      options={options}
      selected={value}
      multiple
    >
      <div className="flex gap-4 border-b border-line px-3.5 py-2 text-small">
        <button type="button" tabIndex={-1} className="text-link" onClick={all}>
          All
        </button>
        <button type="button" tabIndex={-1} className="text-link" onClick={none}>
          None
        </button>
      </div>
    </Listbox>
  );
}

/** The choices after one was picked: it is added, or removed if it was already there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** The chips, and under them the button that has the focus and fills the field. */
function ChipField(props: MultiSelectProps & { list: ListboxControl }) {
  const { options, value, onChange, placeholder = 'Choose', list } = props;
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <div className="relative">
      <button {...list.fieldProps()} className={clsx(controlClass, 'absolute inset-0 px-3 text-left')}>
        <ChevronsUpDown className="absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
        {chosen.length === 0 ? (
          <span className="text-ink-3">{placeholder}</span>
        ) : (
          <span className="sr-only">{chosen.map((one) => one.label).join(', ')}</span>
        )}
      </button>
      <div className="target pointer-events-none relative flex flex-wrap items-center gap-1 py-1 pr-9 pl-1">
        <ChosenChips chosen={chosen} onRemove={(gone) => onChange(toggled(value, gone))} />
      </div>
    </div>
  );
}

/** The number of rows of chips that are shown; the count of the chips that do not fit would take one more. */
const ROWS = 3;

/** The chips of a multi-select: three rows and the count of the chips that do not fit, or four rows if that is all. */
function ChosenChips({ chosen, onRemove }: { chosen: readonly Option[]; onRemove: (value: string) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHidden(countClipped(element)));
    observer.observe(element);
    setHidden(countClipped(element));
    return () => observer.disconnect();
  }, [chosen]);
  if (chosen.length === 0) return null;
  return (
    <>
      <div
        ref={box}
        className={clsx(
          'relative flex min-w-0 flex-wrap gap-1 overflow-hidden [&_button]:pointer-events-auto',
          hidden > 0 && 'max-h-21.5',
        )}
      >
        {chosen.map((option) => (
          <Chip key={option.value} color={option.color} onRemove={() => onRemove(option.value)} mouseOnly>
            {option.label}
          </Chip>
        ))}
      </div>
      {hidden > 0 && <span className="px-1.5 text-small text-ink-3">+{hidden}</span>}
    </>
  );
}

function countClipped(box: HTMLElement): number {
  const tops = ([...box.children] as HTMLElement[]).map((chip) => chip.offsetTop);
  const rows = [...new Set(tops)];
  const first = rows[ROWS];
  return first === undefined || rows.length === ROWS + 1 ? 0 : tops.filter((top) => top >= first).length;
}

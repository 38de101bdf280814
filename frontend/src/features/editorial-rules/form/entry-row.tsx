import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { FieldError } from '@/components/ui/controls/field';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { PairWords } from '../domain/rules-field';
import { nameIn, pairIn, pairOf } from '../domain/pairs';
import type { Row } from './use-rows';

interface EntryRowProps {
  row: Row;
  /** The names of an entry's two texts. Such entries have no order, while an entry of one text has a place. */
  pair: PairWords | undefined;
  /** The name of the entry, such as “Do 3”. */
  place: string;
  fault: string | undefined;
  onEdit: (entry: string) => void;
  onRemove: () => void;
  onUndo: () => void;
  /** Called to remove an empty line. */
  onDrop: () => void;
  onMove: (step: -1 | 1) => void;
  /** Called on Enter, to move on to the field for another entry. */
  onDone: () => void;
}

/** An entry of a list. Alt and an arrow key move it, and Backspace removes an empty one. */
export function EntryRow(props: EntryRowProps) {
  const { row, pair, place, fault, onEdit, onRemove, onUndo, onMove } = props;
  const faultId = useId();
  if (row.removed) return <RemovedRow id={row.id} name={nameIn(pair, row.entry)} onUndo={onUndo} />;
  const onKeyDown = keysOf(props);
  const described = fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId };
  return (
    <li
      data-entry={row.id}
      className={clsx('border-b border-line pt-0.5', fault === undefined ? 'pb-0.5' : 'pb-2')}
    >
      <div
        className={clsx(
          'flex items-start gap-1 rounded-control has-[textarea:focus]:bg-raised has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-focus',
          fault !== undefined && 'ring-2 ring-danger',
        )}
      >
        {!pair && <Handle place={place} onMove={onMove} />}
        <div className="min-w-0 grow">
          {pair ? (
            <PairFields {...{ ...described, place, pair, onEdit, onKeyDown }} entry={row.entry} />
          ) : (
            <Words {...described} label={place} text={row.entry} onChange={onEdit} onKeyDown={onKeyDown} />
          )}
        </div>
        <IconButton label={`Remove ${place}`} icon={<X />} onClick={onRemove} />
      </div>
      <FieldError id={faultId} error={fault} />
    </li>
  );
}

function keysOf({ row, pair, onDrop, onMove, onDone }: EntryRowProps) {
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!pair && altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      onMove(key === 'ArrowUp' ? -1 : 1);
    }
    // An entry is one line, so Enter moves on. In scripts that are composed, Enter also completes a word.
    if (key === 'Enter' && !event.nativeEvent.isComposing && !ctrlKey && !metaKey) {
      event.preventDefault();
      onDone();
    }
    if (key === 'Escape') event.currentTarget.blur();
    const empty = pair ? Object.values(pairIn(row.entry)).join('') === '' : row.entry === '';
    if (key === 'Backspace' && empty) {
      event.preventDefault();
      onDrop();
    }
  };
}

function Handle({ place, onMove }: { place: string; onMove: (step: -1 | 1) => void }) {
  return (
    <Menu
      align="start"
      trigger={<IconButton label={`Move ${place}`} icon={<GripVertical />} className="text-ink-3" />}
    >
      <MenuItem icon={<ArrowUp />} onSelect={() => onMove(-1)}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown />} onSelect={() => onMove(1)}>
        Move down
      </MenuItem>
    </Menu>
  );
}

function RemovedRow({ id, name, onUndo }: { id: number; name: string; onUndo: () => void }) {
  return (
    <li
      data-entry={id}
      className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1 pl-11"
    >
      <del className="min-w-0 rounded-bar bg-del-bg box-decoration-clone px-0.5 text-del-ink line-through">
        <span className="sr-only">removed </span>
        {name}
      </del>
      <button
        type="button"
        data-undo=""
        aria-label={`Undo removing ${name}`}
        className="text-link target shrink-0 px-2"
        onClick={onUndo}
      >
        Undo
      </button>
    </li>
  );
}

interface WordsProps {
  label: string;
  text: string;
  className?: string;
  placeholder?: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** A field for one line of text that wraps. It has no frame of its own, because the row has one. */
function Words({ label, text, className, onChange, ...rest }: WordsProps) {
  return (
    <textarea
      rows={1}
      {...rest}
      aria-label={label}
      value={text}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      className={clsx(
        'block field-sizing-content w-full resize-none bg-transparent px-2 py-2 outline-none max-md:py-3 max-md:text-input',
        className,
      )}
    />
  );
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface PairFieldsProps {
  place: string;
  pair: PairWords;
  entry: string;
  onEdit: (entry: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Fields for an entry of two texts, the name above the meaning. */
function PairFields({ place, pair, entry, onEdit, onKeyDown, ...described }: PairFieldsProps) {
  const [first, second] = pair.names;
  const held = pairIn(entry);
  return (
    <>
      <Words
        {...described}
        label={`${place}, ${first}`}
        placeholder={capitalized(first)}
        text={held.name}
        className="pb-0 font-medium max-md:pb-0"
        onChange={(name) => onEdit(pairOf({ ...held, name }))}
        onKeyDown={onKeyDown}
      />
      <Words
        label={`${place}, ${second}`}
        placeholder={pair.placeholder ?? capitalized(second)}
        text={held.text}
        className="pt-0.5 text-ink-2 max-md:pt-0.5"
        onChange={(text) => onEdit(pairOf({ ...held, text }))}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { traitIn, traitOf } from '../traits';

interface WordsProps {
  label: string;
  text: string;
  className?: string;
  placeholder?: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** A text that wraps and is one line all the same; the frame of the row is its frame. */
export function Words({ label, text, className, onChange, ...rest }: WordsProps) {
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

interface TraitWordsProps {
  place: string;
  /** What its two texts are called. */
  names?: readonly [string, string] | undefined;
  entry: string;
  onEdit: (entry: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** A trait: its name over what it means. */
export function TraitWords({ place, names, entry, onEdit, onKeyDown, ...described }: TraitWordsProps) {
  const [first, second] = names ?? ['name', 'meaning'];
  const trait = traitIn(entry);
  return (
    <>
      <Words
        {...described}
        label={`${place}, ${first}`}
        placeholder={capitalized(first)}
        text={trait.name}
        className="pb-0 font-medium max-md:pb-0"
        onChange={(name) => onEdit(traitOf({ ...trait, name }))}
        onKeyDown={onKeyDown}
      />
      <Words
        label={`${place}, ${second}`}
        placeholder={names ? capitalized(second) : 'What it means'}
        text={trait.text}
        className="pt-0.5 text-ink-2 max-md:pt-0.5"
        onChange={(text) => onEdit(traitOf({ ...trait, text }))}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

import { TextInput } from '@/components/ui/controls/text-input';
import { emptyCategory, isColor } from './category-fields';

interface ColorInputProps {
  /** Hex, or what is typed so far. */
  value: string;
  onChange: (value: string) => void;
}

/** A colour, typed as hex or picked beside it. */
export function ColorInput({ value, onChange }: ColorInputProps) {
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label="Pick a colour"
        value={isColor(value) ? value.toLowerCase() : emptyCategory.color}
        onChange={({ target }) => onChange(target.value)}
        className="target w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-raised p-1"
      />
      <TextInput
        value={value}
        autoComplete="off"
        spellCheck={false}
        className="max-w-40 font-mono"
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </div>
  );
}

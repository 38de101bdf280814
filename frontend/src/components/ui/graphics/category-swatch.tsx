/** The colour of a category, always before its name. Administrators choose any hex, so no text is drawn on it. */
export function CategorySwatch({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2.25 forced-color-adjust-none shrink-0 rounded-mark bg-ink-off inset-ring inset-ring-ink/25"
      style={{ backgroundColor: color }}
    />
  );
}

/** A category as rows and cards show it: the swatch, then the name; a dash for an imported article without one. */
export function CategoryName({ name, color }: { name: string; color: string | undefined }) {
  if (name === '') return '–';
  return (
    <span className="inline-flex items-baseline gap-2">
      <CategorySwatch color={color} />
      {name}
    </span>
  );
}

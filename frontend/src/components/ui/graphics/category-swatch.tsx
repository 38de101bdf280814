/**
 * The colour of a category, always before its name. Administrators choose any hex, so it never carries text.
 */
export function CategorySwatch({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2.25 forced-color-adjust-none shrink-0 rounded-mark bg-ink-off inset-ring inset-ring-ink/25"
      style={{ backgroundColor: color }}
    />
  );
}

/** A category as it stands in rows and cards: swatch, then name; a dash where an imported article has none. */
export function CategoryName({ name, color }: { name: string; color: string | undefined }) {
  if (name === '') return '–';
  return (
    <span className="inline-flex items-baseline gap-2">
      <CategorySwatch color={color} />
      {name}
    </span>
  );
}

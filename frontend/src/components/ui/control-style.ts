/** The box of a field: text, text area, select and multi-select share it. */
export const controlClass =
  'w-full rounded-control border border-line-strong bg-raised text-body transition-colors hover:border-ink-3 ' +
  'max-md:text-input aria-invalid:border-2 aria-invalid:border-danger ' +
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken [&[readonly]]:text-ink-2 disabled:border-line disabled:bg-sunken disabled:text-ink-off';

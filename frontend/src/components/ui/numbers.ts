const format = new Intl.NumberFormat('en-US');

/** A count as it is shown: thousands with a comma. */
export function count(value: number): string {
  return format.format(value);
}

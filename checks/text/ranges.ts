export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A passage of the content, in UTF-16 units, with its text as `quote`. */
export interface Span extends Range {
  readonly quote: string;
}

/** The offset itself, or the one before if it would split a character in half. */
export const borderAt = (text: string, offset: number): number =>
  (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;

/** The items that begin in none of the ranges; both are in order, and the ranges do not overlap. */
export function outside<Each extends { readonly start: number }>(
  ranges: readonly Range[],
  list: readonly Each[],
): Each[] {
  let next = 0;
  return list.filter(({ start }) => {
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    return (ranges[next]?.start ?? Infinity) > start;
  });
}

/** The items that lie wholly within one range; both are in order, and the ranges neither overlap nor touch. */
export function wholly<Each extends Range>(ranges: readonly Range[], list: readonly Each[]): Each[] {
  let next = 0;
  return list.filter(({ start, end }) => {
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    const range = ranges[next];
    return range !== undefined && range.start <= start && end <= range.end;
  });
}

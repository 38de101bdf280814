export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A passage of the content, in UTF-16 units; `quote` is what stands there. */
export interface Span extends Range {
  readonly quote: string;
}

/** The offset itself, or the one before where it would part the halves of a character. */
export const borderAt = (text: string, offset: number): number =>
  (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;

/** Those that begin in none of the ranges; both are in order, the ranges without overlaps. */
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

/** Those that lie wholly within one of the ranges; both are in order, the ranges without overlaps and none touching the next. */
export function wholly<Each extends Range>(ranges: readonly Range[], list: readonly Each[]): Each[] {
  let next = 0;
  return list.filter(({ start, end }) => {
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    const range = ranges[next];
    return range !== undefined && range.start <= start && end <= range.end;
  });
}

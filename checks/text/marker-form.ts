/** One marker, or several in one pair of brackets: `[s1]`, `[S1]`, `[s1, s2]`, `[s1–s3]`. */
const joined = String.raw`[ \t]*(?:[,;&/–-]|and)[ \t]*`;
const marker = String.raw`\[[ \t]?[sS]\d{1,3}(?:${joined}[sS]?\d{1,3}){0,20}[ \t]?\]`;
const footnote = String.raw`\[\^[\w-]{1,40}\]`;

/** Markers that are not the text of a link. */
export const markerPattern = new RegExp(String.raw`${marker}(?!\()`, 'g');

/** Markers of sources and of footnotes, each in its brackets. */
export const notePattern = new RegExp(`${marker}|${footnote}`, 'g');

const onlyNotes = new RegExp(`^(?:${marker}|${footnote})+$`);

/** Whether a passage consists only of markers, which are read by number and not as words. */
export const isNotes = (passage: string): boolean => onlyNotes.test(passage);

const one = /(?:([–-])[ \t]*)?[sS]?(\d{1,3})/g;
const mostInRange = 20;

/** The sources that a marker names, in order: `s1`, `s2` and `s3` for `[S1–3]`. */
export function idsOf(written: string): string[] {
  const numbers: number[] = [];
  for (const [, dash, digits] of written.matchAll(one)) {
    const number = Number(digits);
    const last = numbers.at(-1) ?? number;
    const isRange = dash !== undefined && number > last && number - last <= mostInRange;
    if (isRange) for (let next = last + 1; next < number; next += 1) numbers.push(next);
    numbers.push(number);
  }
  return [...new Set(numbers)].map((number) => `s${number}`);
}

import type { Segment } from './page-rows.js';

/** The distance between base lines from which a new paragraph begins, in heights of a line. */
const newParagraph = 1.6;
const otherSize = 0.12;
const indent = 0.9;

/** Joins the lines of a column into paragraphs. */
export function columnParagraphs(lines: readonly Segment[], words: ReadonlySet<string>): string[] {
  const paragraphs: string[] = [];
  const left = Math.min(...lines.map((line) => line.left));
  let before: Segment | undefined;
  for (const line of lines) {
    if (before && goesOn(before, line, left)) {
      paragraphs.push(joined(paragraphs.pop() ?? '', line.text, words));
    } else paragraphs.push(line.text);
    before = line;
  }
  return paragraphs;
}

function goesOn(before: Segment, line: Segment, left: number): boolean {
  const distance = before.y - line.y;
  return (
    distance > 0 &&
    distance < newParagraph * line.size &&
    Math.abs(before.size - line.size) < otherSize * line.size &&
    !(line.left > left + indent * line.size && before.left <= left + indent * line.size)
  );
}

const hyphenated = /(\p{L}+)[-‐]$/u;
const figureAtEnd = /[\d][-–.,]?$/;
const figureAtStart = /^[.,]?\d/;

/** Joins two lines. The hyphen between them is dropped if the whole word occurs elsewhere in the file without it. */
export function joined(before: string, line: string, words: ReadonlySet<string>): string {
  if (before.endsWith('\u00AD')) return before.slice(0, -1) + line;
  // Two figures may be one or two numbers, and nothing tells which, so their lines stay apart.
  if (figureAtEnd.test(before) && figureAtStart.test(line)) return `${before}\n${line}`;
  const first = hyphenated.exec(before)?.[1];
  const rest = /^\p{L}+/u.exec(line)?.[0];
  if (first !== undefined && rest !== undefined) {
    const isOne = words.has((first + rest).toLowerCase());
    return (isOne ? before.slice(0, -1) : before) + line;
  }
  return /[-‐]$/.test(before) ? before + line : `${before} ${line}`;
}

/** The words of lines, in lower case, without words that the end of a line may have split. */
export const uncutWords = (lines: readonly string[]): Set<string> =>
  new Set(
    lines.flatMap((line) =>
      Array.from(line.replace(/^\p{L}+(?=\s)|\p{L}+[-‐]$/gu, ' ').matchAll(/\p{L}{4,}/gu), ([word]) =>
        word.toLowerCase(),
      ),
    ),
  );

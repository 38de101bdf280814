import type { FieldError } from '../../kernel/domain-error.js';
import { mostErrors } from './validation-refusal.js';
import { wholeSlice } from '../../text/whole-slice.js';

/**
 * Finds members that repeat a name within the same object, from the second one on. `JSON.parse` keeps only the last, so
 * the others would be dropped silently. The text is read once, whatever it holds.
 * @param json a text that `JSON.parse` accepts
 * @param field the member of the body that holds the text; empty for the body itself
 */
export function repeatedMembers(json: string, field: string): FieldError[] {
  const faults: FieldError[] = [];
  const holders: Set<string>[] = [];
  const lines = new LineCounter(json);
  let [text, start] = ['', 0];
  for (const { 0: token, index } of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') holders.push(new Set());
    else if (token === '}' || token === ']') holders.pop();
    else if (token !== ':') [text, start] = [token, index];
    else {
      // A text before a colon is the name of a member.
      const name = JSON.parse(text) as string;
      const names = holders.at(-1);
      if (names?.has(name)) faults.push({ field, message: sentence(name, lines.at(start)) });
      names?.add(name);
    }
    if (faults.length === mostErrors) break;
  }
  return faults;
}

/** Counts lines for faults only, and each line once: a mebibyte may consist of line ends. */
class LineCounter {
  private line = 1;
  private from = 0;

  constructor(private readonly text: string) {}

  /** @param place an offset, not before that of the previous call */
  at(place: number): number {
    for (;;) {
      const end = this.text.indexOf('\n', this.from);
      if (end < 0 || end >= place) return this.line;
      this.line += 1;
      this.from = end + 1;
    }
  }
}

const longestName = 100;

function sentence(member: string, line: number): string {
  const name = member.length > longestName ? `${wholeSlice(member, 0, longestName)}…` : member;
  return `${name} appears twice in one object, the second time on line ${line}.`;
}

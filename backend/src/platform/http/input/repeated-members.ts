import type { FieldError } from '../../kernel/domain-error.js';
import { mostErrors } from './validation-refusal.js';
import { wholeSlice } from '../../text/whole-slice.js';

/**
 * Members that have the name of another one in the same object, the first of them. `JSON.parse` keeps the last, so what
 * the others held would be dropped without a word. The text is gone through once, however it is made.
 * @param json a text that `JSON.parse` takes
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
      // A text with a colon behind it is the name of a member.
      const name = JSON.parse(text) as string;
      const names = holders.at(-1);
      if (names?.has(name)) faults.push({ field, message: sentence(name, lines.at(start)) });
      names?.add(name);
    }
    if (faults.length === mostErrors) break;
  }
  return faults;
}

/** Counts for faults only, and each line once: a mebibyte may be line ends. */
class LineCounter {
  private line = 1;
  private from = 0;

  constructor(private readonly text: string) {}

  /** @param place not before that of the call before */
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

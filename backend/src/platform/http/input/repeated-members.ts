import type { FieldError } from '../../kernel/domain-error.js';
import { mostErrors } from './validation-refusal.js';

/**
 * Members that have the name of another one in the same object, the first of them. `JSON.parse` keeps the last, so what
 * the others held would be dropped without a word. The text is gone through once, however it is made.
 * @param json a text that `JSON.parse` takes
 * @param field the member of the body that holds the text
 */
export function repeatedMembers(json: string, field: string): FieldError[] {
  const faults: FieldError[] = [];
  const holders: Set<string>[] = [];
  let [line, text, lineOfText] = [1, '', 1];
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:\n]/g)) {
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') holders.push(new Set());
    else if (token === '}' || token === ']') holders.pop();
    else if (token !== ':') [text, lineOfText] = [token, line];
    else {
      // A text with a colon behind it is the name of a member.
      const name = JSON.parse(text) as string;
      const names = holders.at(-1);
      if (names?.has(name)) faults.push({ field, message: sentence(name, lineOfText) });
      names?.add(name);
    }
    if (faults.length === mostErrors) break;
  }
  return faults;
}

function sentence(member: string, line: number): string {
  return `${member} appears twice in one object, the second time on line ${line}.`;
}

import { parser } from '@lezer/json';
import type { FieldError } from '../event-sourcing/domain-error.js';

/**
 * Members that have the name of another one in the same object. `JSON.parse` keeps the last of them, so what the others
 * held would be dropped without a word.
 * @param json a text that `JSON.parse` takes, however deep it is nested
 * @param field the member of the body that holds the text
 */
export function repeatedMembers(json: string, field: string): FieldError[] {
  const faults: FieldError[] = [];
  parser.parse(json).iterate({
    enter: ({ name, node }) => {
      if (name !== 'Object') return;
      const names = new Set<string>();
      for (const property of node.getChildren('Property')) {
        const { from, to } = property.getChild('PropertyName') ?? property;
        const member = JSON.parse(json.slice(from, to)) as string;
        if (names.has(member)) faults.push({ field, message: sentence(member, json.slice(0, from)) });
        names.add(member);
      }
    },
  });
  return faults;
}

function sentence(member: string, before: string): string {
  return `${member} stands twice in one object, the second time in line ${before.split('\n').length}.`;
}

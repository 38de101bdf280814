import { z } from 'zod';
import type { DomainError } from '../../kernel/domain-error.js';
import { checkedDocument, parsedDocument } from './checked-document.js';

const schema = z.array(z.strictObject({ name: z.string(), size: z.number() }));

function pathsOfFaults(json: string): string[] {
  try {
    checkedDocument(schema, parsedDocument(json, 'content'), 'content');
  } catch (error) {
    return ((error as DomainError).details.errors ?? []).map(({ field }) => field);
  }
  throw new Error('It was taken.');
}

it.each(['__proto__', 'constructor', 'other'])('a member %s does not hide the other faults', (name) => {
  expect(pathsOfFaults(`[{"name": 5, "${name}": {"size": 1}}, {"name": "x", "size": "y"}]`)).toEqual([
    'content[0].name',
    'content[0].size',
    `content[0].${name}`,
    'content[1].size',
  ]);
});

import { invalidFields } from '../../platform/http/input/validation-refusal.js';

/**
 * Makes sure that a body has exactly one of these fields.
 * @throws DomainError `invalid`
 */
export function requireExactlyOne(body: object, ...fields: readonly [string, ...string[]]): void {
  const given = fields.filter((field) => (body as Record<string, unknown>)[field] !== undefined);
  if (given.length === 1) return;
  const message = `Send one of ${fields.join(', ')}.`;
  throw invalidFields([{ field: given[1] ?? fields[0], message }]);
}

import type { FieldError } from '../../kernel/domain-error.js';
import type { Class, Rule } from './field-rules.js';
import { memberPath } from './member-path.js';
import { mostErrors } from './validation-refusal.js';

const rulesKey = 'field-rules';

/** The fault of a body that is not an object. */
export const noObject: FieldError = { field: '', message: 'The body must be an object.' };

/** The rules of the members that a class and its base classes describe. */
function rulesOf(shape: Class): ReadonlyMap<string, Rule> {
  return (Reflect.getMetadata(rulesKey, shape) ?? new Map()) as ReadonlyMap<string, Rule>;
}

/** Makes a member known to its class. */
export function member(rule: Rule): PropertyDecorator {
  return (prototype, name) => {
    const shape = prototype.constructor as Class;
    Reflect.defineMetadata(rulesKey, new Map(rulesOf(shape)).set(String(name), rule), shape);
  };
}

/**
 * Returns the members of a value that a class describes. The check by classes takes time in the square of the number of
 * members that it gets, so it gets no others. It also overlooks members with names that every object has.
 * @param faults receives the unknown members, up to the maximum reported
 */
export function knownMembers(shape: Class, value: unknown, faults: FieldError[], path = ''): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const rules = rulesOf(shape);
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const rule = rules.get(name);
    if (rule?.isUnread) continue;
    const at = memberPath(path, name);
    if (rule) known[name] = within(rule, (value as Record<string, unknown>)[name], faults, at);
    else if (faults.length < mostErrors) faults.push({ field: at, message: `${name} isn’t expected here.` });
  }
  return known;
}

function within({ shape }: Rule, value: unknown, faults: FieldError[], path: string): unknown {
  if (!shape) return value;
  if (!Array.isArray(value)) return knownMembers(shape, value, faults, path);
  return value.map((item: unknown, index) => knownMembers(shape, item, faults, memberPath(path, index)));
}

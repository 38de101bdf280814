import type { FieldError } from '../event-sourcing/domain-error.js';
import { fieldInWords } from './field-in-words.js';
import type { Class } from './field-rules.js';
import { fieldsOf, type InputField } from './field.js';
import { invalidFields, mostErrors } from './validation-refusal.js';

/**
 * A body or query as its class describes it: only the class's own members are looked at, so that the work grows with
 * what a route takes and not with what somebody sends.
 * @throws DomainError `invalid` with every fault: first of the members that are known, then those that are not
 */
export function checkedInput(shape: Class, input: unknown): object {
  const value = input ?? {};
  if (!isObject(value)) throw invalidFields([{ field: '', message: 'The body must be an object.' }]);
  const faults: FieldError[] = [];
  const checked = checkedMembers(shape, value, '', faults);
  if (faults.length > 0) throw invalidFields(faults);
  return checked;
}

function checkedMembers(
  shape: Class,
  value: Readonly<Record<string, unknown>>,
  path: string,
  faults: FieldError[],
): object {
  const fields = fieldsOf(shape);
  const checked: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const at = path === '' ? name : `${path}.${name}`;
    const read = field.read(Object.hasOwn(value, name) ? value[name] : undefined);
    const member = checkedMember(field, read, at, faults);
    if (member !== undefined) checked[name] = member;
  }
  for (const name of Object.keys(value)) {
    if (faults.length >= mostErrors) break;
    if (fields.has(name)) continue;
    faults.push({ field: path === '' ? name : `${path}.${name}`, message: `${name} is not known here.` });
  }
  return checked;
}

function checkedMember(field: InputField, value: unknown, path: string, faults: FieldError[]): unknown {
  const { shape } = field.rule;
  const fault = faultOf(field, path, value);
  if (fault) faults.push(fault);
  // A list that is too long is not gone through.
  if (!shape || (fault && fault.field === path)) return value;
  if (!Array.isArray(value)) return isObject(value) ? checkedMembers(shape, value, path, faults) : value;
  return value.map((item: unknown, index) =>
    isObject(item) ? checkedMembers(shape, item, `${path}[${index}]`, faults) : item,
  );
}

/** What is wrong with a value by its own rule; a fault of a list's item stands at that item. */
function faultOf({ rule, options }: InputField, path: string, value: unknown): FieldError | undefined {
  const { optional, nullable, missing, message } = options;
  if ((optional && value === undefined) || (nullable && value === null)) return undefined;
  if (value === undefined || value === null) {
    return { field: path, message: missing ?? `${fieldInWords(path)} is required.` };
  }
  const found = rule.fault(value);
  if (found === undefined) return undefined;
  if (missing !== undefined && (value === '' || (Array.isArray(value) && value.length === 0))) {
    return { field: path, message: missing };
  }
  const [, item = '', rest = found] = /^((?:\[\d+\])+) (.*)$/s.exec(found) ?? [];
  const said = message ?? (rest.endsWith('.') ? rest : `${fieldInWords(path + item)} ${rest}.`);
  return { field: path + item, message: said };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

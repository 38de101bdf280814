import { storageFault } from '../../text/storable-text.js';
import { fieldInWords } from './field-in-words.js';
import { memberPath } from './member-path.js';
import { invalidFields } from './validation-refusal.js';

/**
 * The greatest depth of a body, deeper than any that a route takes; without a limit a body of brackets would exhaust
 * the stack.
 */
const deepest = 32;

/**
 * Refuses text that Postgres could not store, in whatever member it is.
 * @param field the value's own path, which begins the member's path
 * @throws DomainError `invalid` that names the member
 */
export function refuseUnstorable(value: unknown, field = ''): void {
  refuseWithin(value, [], (path, fault) => {
    const at = path.reduce<string>(memberPath, field);
    throw invalidFields([{ field: at, message: fault(fieldInWords(at)) }]);
  });
}

type Path = (string | number)[];
type Refuse = (path: Path, sentence: (field: string) => string) => never;

/** One path serves the whole walk and is put into words only for a fault, because there may be a million members. */
function refuseWithin(value: unknown, path: Path, refuse: Refuse): void {
  if (path.length > deepest) refuse(path, () => 'The body is nested too deeply.');
  if (typeof value === 'string') {
    const fault = storageFault(value);
    if (fault) refuse(path, (field) => `${field} ${fault}.`);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => refuseMember(item, index, path, refuse));
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      if (storageFault(name)) refuse(path, (field) => `${field} has a member whose name can’t be stored.`);
      refuseMember((value as Record<string, unknown>)[name], name, path, refuse);
    }
  }
}

function refuseMember(member: unknown, name: string | number, path: Path, refuse: Refuse): void {
  path.push(name);
  refuseWithin(member, path, refuse);
  path.pop();
}

import { DomainError } from '../event-sourcing/domain-error.js';
import { storageFault } from '../text/storable-text.js';

/** Deeper than any body that a route takes; without a limit a body of brackets would exhaust the stack. */
const deepest = 32;

/**
 * Refuses what the check by classes does not see: text that Postgres could not keep, in whatever member it stands,
 * and members named like those that every object has.
 * @throws DomainError `invalid` that names the member
 */
export function refuseUnfit(value: unknown, field = '', depth = 0): void {
  if (depth > deepest) throw refusal(field, 'is nested too deeply');
  if (typeof value === 'string') {
    const fault = storageFault(value);
    if (fault) throw refusal(field, fault);
  } else if (Array.isArray(value)) {
    value.forEach((entry, index) => refuseUnfit(entry, `${field}[${index}]`, depth + 1));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (storageFault(name)) throw refusal(field, 'has a member whose name cannot be stored');
      const path = field === '' ? name : `${field}.${name}`;
      if (name in Object.prototype) throw refusal(path, 'is not known here');
      refuseUnfit(member, path, depth + 1);
    }
  }
}

function refusal(field: string, fault: string): DomainError {
  const message = `${field || 'The body'} ${fault}.`;
  return new DomainError('invalid', 'invalid', message, { errors: [{ field, message }] });
}

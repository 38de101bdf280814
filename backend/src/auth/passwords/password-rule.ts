import type { Rule } from '../../platform/http/input/field-rules.js';

/**
 * The rule for a new password. Control characters are refused because forms and keyboards disagree about them.
 * @param name the password’s name on the screen
 */
export function passwordRule(name: string): Rule {
  return {
    schema: { type: 'string', format: 'password', minLength: 6, maxLength: 200 },
    fault: (value) => {
      if (typeof value !== 'string') return 'must be text';
      if (value.length < 6) return `${name} must be at least 6 characters long.`;
      if (value.length > 200) return `${name} must be at most 200 characters long.`;
      return /\p{Cc}/u.test(value) ? `${name} must not contain control characters.` : undefined;
    },
  };
}

/** The same rule, but a blank value is allowed and means that the password stays as it is. */
export function passwordOrBlank(name: string): Rule {
  const { fault } = passwordRule(name);
  return {
    schema: { type: 'string', format: 'password', maxLength: 200 },
    fault: (value) => (value === '' ? undefined : fault(value)),
  };
}

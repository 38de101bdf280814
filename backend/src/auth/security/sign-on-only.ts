import { DomainError } from '../../platform/kernel/domain-error.js';

/** The refusal of every way in other than the house’s sign-on. */
export function signOnOnly(): DomainError {
  return new DomainError(
    'forbidden',
    'sign-on-only',
    'Only your organization’s sign-on lets you in here. Use its button.',
  );
}

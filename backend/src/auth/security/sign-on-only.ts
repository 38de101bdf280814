import { DomainError } from '../../platform/kernel/domain-error.js';

/** Refuses every other way in than the house’s sign-on. */
export function signOnOnly(): DomainError {
  return new DomainError(
    'forbidden',
    'sign-on-only',
    'Only your organization’s sign-on lets you in here. Use its button.',
  );
}

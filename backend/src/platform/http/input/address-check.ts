import { DomainError } from '../../kernel/domain-error.js';

/**
 * Refuses an address that is not percent-encoded text, because the router and the query parser would read it
 * differently.
 * @throws DomainError `invalid` for a broken escape, bytes that are not UTF-8, or NUL
 */
export function checkAddress(address: string): void {
  if (!isText(address)) {
    throw new DomainError('invalid', 'bad-address', 'The address isn’t encoded correctly.');
  }
}

function isText(address: string): boolean {
  if (!address.includes('%')) return true;
  try {
    return !decodeURIComponent(address).includes('\0');
  } catch {
    return false;
  }
}

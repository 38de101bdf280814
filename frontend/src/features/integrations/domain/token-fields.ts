import type { components } from '@/api/schema.gen';
import type { Faults } from '@/components/editing/use-faults';

type NewToken = components['schemas']['NewTokenBody'];

/** The values of a token's form. */
export type TokenFields = Pick<NewToken, 'name' | 'scopes'> & { days: string; use: 'script' | 'feed' };

export const uses = [
  { value: 'script', label: 'A script or site builder' },
  { value: 'feed', label: 'A feed reader, by a secret address' },
] as const;

export const scopeOptions = [
  { value: 'articles:read', label: 'Promoted articles' },
  { value: 'audit:read', label: 'Audit log and record' },
] as const;

export const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '1825', label: '5 years' },
] as const;

export const emptyToken: TokenFields = { name: '', use: 'script', scopes: ['articles:read'], days: '90' };

export function bodyFrom({ name, use, scopes, days }: TokenFields): NewToken {
  const expiresAt = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
  return use === 'feed'
    ? { name, scopes: ['articles:read'], expiresAt, feed: true }
    : { name, scopes, expiresAt };
}

/** Returns the first fault of a filled-in form; empty if it can be sent. */
export function faultOf({ name, scopes }: TokenFields): Faults<keyof TokenFields> {
  if (name.trim() === '') return { name: 'Give the token a name.' };
  return scopes.length === 0 ? { scopes: 'Choose what the token opens.' } : {};
}

export function scopesInWords(scopes: readonly string[]): string {
  return scopes.map((scope) => scopeOptions.find(({ value }) => value === scope)?.label ?? scope).join(', ');
}

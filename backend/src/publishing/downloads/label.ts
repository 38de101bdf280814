import type { CredentialSettings, PackageCredential } from '../../credentials/contract.js';

/**
 * The label that tells readers how a text was made; undefined if the house's rules ask for none. With
 * `when-not-reviewed`, a text needs no label if a person has validated it, or if people wrote all of it.
 */
export function labelOf(
  { told: { statement, humanOversightLevel } }: PackageCredential,
  { label }: CredentialSettings,
): string | undefined {
  if (label === 'always') return statement;
  const isOwed = humanOversightLevel !== null && humanOversightLevel !== 'human_validated';
  return label === 'when-not-reviewed' && isOwed ? statement : undefined;
}

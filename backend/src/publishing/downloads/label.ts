import type { CredentialSettings, PackageCredential } from '../../credentials/contract.js';

/**
 * What readers are told of how a text came about; undefined where the house wants no label for it. One that a person has
 * validated, or that people wrote alone, owes none.
 */
export function labelOf(
  { told: { statement, humanOversightLevel } }: PackageCredential,
  { label }: CredentialSettings,
): string | undefined {
  if (label === 'always') return statement;
  const isOwed = humanOversightLevel !== null && humanOversightLevel !== 'human_validated';
  return label === 'when-not-reviewed' && isOwed ? statement : undefined;
}

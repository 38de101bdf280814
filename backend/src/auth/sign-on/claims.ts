import type { NewUser } from '../domain/user.commands.js';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { foldedName, nameFault } from '../../platform/text/plain-name.js';
import { storageFault } from '../../platform/text/storable-text.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { SignOnProblem } from './sign-on-problem.js';

/** A provider’s statements about a person, from the ID token and the userinfo answer. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The role that a provider’s claim gives; undefined if roles are given here.
 * @throws SignOnProblem `too-many-groups` if the provider only says where the list could be read, `no-role` if no value
 * of the claim lets the person in
 */
export function roleBy(
  { roleClaim, administrators, authors }: SignOnProvider,
  claims: Claims,
): 'admin' | 'author' | undefined {
  if (roleClaim === undefined) return undefined;
  if (isElsewhere(roleClaim, claims)) throw new SignOnProblem('too-many-groups', roleClaim);
  const values = valuesOf(roleClaim, claims);
  const has = (wanted: readonly string[]): boolean => wanted.some((value) => values.includes(value));
  if (has(administrators)) return 'admin';
  if (authors.length === 0 || has(authors)) return 'author';
  throw new SignOnProblem('no-role');
}

/** The texts of a claim, which is named directly or by the path to it: `groups`, `realm_access.roles`. */
export function valuesOf(name: string, claims: Claims): readonly string[] {
  const found = name in claims ? claims[name] : name.split('.').reduce(memberOf, claims);
  return [found].flat().filter((value) => typeof value === 'string');
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Whether a claim comes as a reference, as a list that is too long for a token does (OpenID Connect Core, 5.6.2). */
function isElsewhere(name: string, claims: Claims): boolean {
  return !(name in claims) && memberOf(claims['_claim_names'], name) !== undefined;
}

/**
 * A placeholder for the e-mail address that an account needs. It is nobody’s address; people replace it with their own
 * after they have signed in.
 */
export const noEmail = 'unknown@localhost';

/**
 * A new user, as far as the claims describe the person; the rest can be filled in later. E-mail addresses from the
 * provider are not recorded, because the record keeps them forever; if one serves as a name, only its mailbox is used.
 */
export function newUserFrom(claims: Claims, role: 'admin' | 'author'): NewUser {
  const said = (name: string, most: number): string | undefined =>
    mailboxOf(plain(claims[name], most)) || undefined;
  const username = said('preferred_username', 50) ?? said('email', 50) ?? 'newcomer';
  const [first, ...others] = (said('name', 160) ?? username).split(' ');
  return {
    username,
    email: noEmail,
    firstName: said('given_name', 80) ?? wholeSlice(first ?? username, 0, 80),
    lastName: said('family_name', 80) ?? (wholeSlice(others.join(' '), 0, 80) || '–'),
    role,
    assignedPersona: null,
  };
}

const mailboxOf = (text: string | undefined): string | undefined => text?.split('@', 1)[0]?.trim();

/** A text in the form of a name, cut to the most characters allowed; undefined if it can’t be one. */
function plain(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || (nameFault(value) ?? storageFault(value)) !== undefined) return undefined;
  return foldedName(wholeSlice(value, 0, most)) || undefined;
}

import { z } from 'zod';
import * as value from './setting-values.js';
import { StartupError } from '../program/startup-error.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables of one provider of the house’s sign-on. A second one has the same names with a number, such as
 * `OIDC_2_ISSUER`.
 */
const variables = z.object({
  ISSUER: value.webUrl.optional(),
  CLIENT_ID: value.text(500).optional(),
  CLIENT_SECRET: value.text(4_000).optional(),
  NAME: value.name(60).optional(),
  SCOPES: value.scopes.default('openid profile email'),
  ROLE_CLAIM: value.text(200).optional(),
  ADMINISTRATORS: value.words.default([]),
  AUTHORS: value.words.default([]),
  CREATE_USERS: value.oneOf(['off', 'on']).default('off'),
});

type Name = keyof typeof variables.shape;

const names = Object.keys(variables.shape) as Name[];
/** Ids of providers, which are part of the addresses to which providers send people back. */
const ids = Array.from({ length: 9 }, (_, at) => String(at + 1));

/** The names of the first provider’s variables. */
export const signOnSettingNames: readonly string[] = names.map((name) => `OIDC_${name}`);

/** A provider of the house’s sign-on, as set by the operator. */
export interface SignOnProvider {
  /** Id of the provider, from `1` to `9`. */
  readonly id: string;
  /** The name on the provider’s button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The client’s secret; undefined for a public client. */
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  /** The claim that roles follow, if any, and its values that make a person an administrator or an author. */
  readonly roleClaim: string | undefined;
  readonly administrators: readonly string[];
  readonly authors: readonly string[];
  /** Whether a person whose account is linked to no user becomes a new author. */
  readonly createUsers: boolean;
}

/** @throws StartupError naming the first variable that is wrong, missing or without effect */
export function signOnProvidersIn(environment: Environment): readonly SignOnProvider[] {
  return ids.flatMap((id) => {
    const prefix = id === '1' ? 'OIDC' : `OIDC_${id}`;
    const given = names.flatMap((name) => {
      const text = environment[`${prefix}_${name}`];
      return text?.trim() ? [[name, text] as const] : [];
    });
    return given.length === 0 ? [] : [providerIn(id, prefix, Object.fromEntries(given))];
  });
}

function providerIn(id: string, prefix: string, given: Partial<Record<Name, string>>): SignOnProvider {
  const read = variables.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StartupError(`${prefix}_${String(issue?.path[0])} must be ${issue?.message}.`);
  }
  const { ISSUER: issuer, CLIENT_ID: clientId, NAME: name, ROLE_CLAIM: roleClaim, ...others } = read.data;
  const [first = 'ISSUER'] = Object.keys(given);
  if (issuer === undefined) throw missing(prefix, 'ISSUER', first);
  if (clientId === undefined) throw missing(prefix, 'CLIENT_ID', 'ISSUER');
  const { ADMINISTRATORS: administrators, AUTHORS: authors } = others;
  if (roleClaim === undefined && administrators.length > 0)
    throw missing(prefix, 'ROLE_CLAIM', 'ADMINISTRATORS');
  if (roleClaim === undefined && authors.length > 0) throw missing(prefix, 'ROLE_CLAIM', 'AUTHORS');
  return {
    id,
    name: name ?? new URL(issuer).host,
    issuer,
    clientId,
    clientSecret: others.CLIENT_SECRET,
    scopes: others.SCOPES,
    roleClaim,
    administrators,
    authors,
    createUsers: others.CREATE_USERS === 'on',
  };
}

function missing(prefix: string, wanted: Name, where: string): StartupError {
  return new StartupError(`${prefix}_${wanted} must be set where ${prefix}_${where} is.`);
}

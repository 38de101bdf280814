import type { Scope } from './access.js';

/** A token that is in force. */
export interface KnownToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** A token that tells by its seal which texts it was given for. */
export interface SealingToken extends KnownToken {
  /** In base64url. It says nothing of the token’s secret, and nobody but this desk can make it. */
  readonly seal: (text: string) => string;
}

/** How a secret is shown: after `Authorization: Bearer`, or in the address of a feed. Each token is for one of them. */
export type TokenPlace = 'header' | 'address';

/** Tells which token a script shows. The module that keeps tokens provides it. */
export abstract class TokenLookup {
  /**
   * The token, checked as of now; undefined for a secret that never was one, that has expired or was revoked, or whose
   * creator is no administrator.
   */
  abstract find(secret: string, place: TokenPlace): Promise<KnownToken | undefined>;

  /** The token of a feed by its id, with what seals texts for it; undefined for one that is not in force. */
  abstract findSealing(id: string): Promise<SealingToken | undefined>;
}

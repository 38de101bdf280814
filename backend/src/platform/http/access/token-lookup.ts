import type { Scope } from './access.js';

/** A token that is in force. */
export interface KnownToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** A token with a seal, which proves for which texts it was given. */
export interface SealingToken extends KnownToken {
  /**
   * Makes the seal of a text, in base64url. It reveals nothing about the token’s secret, and only this desk can make
   * it.
   */
  readonly seal: (text: string) => string;
}

/**
 * The place in which a secret is shown: after `Authorization: Bearer`, or in the address of a feed. Each token is for
 * one of them.
 */
export type TokenPlace = 'header' | 'address';

/** Finds the token that a script shows. The module that keeps tokens provides it. */
export abstract class TokenLookup {
  /**
   * The token, checked as of now. It is undefined for a secret that never was one, that has expired or was revoked, or
   * whose creator is no administrator.
   */
  abstract find(secret: string, place: TokenPlace): Promise<KnownToken | undefined>;

  /** The token of a feed by its id, with the function that seals texts for it; undefined if it is not in force. */
  abstract findSealing(id: string): Promise<SealingToken | undefined>;
}

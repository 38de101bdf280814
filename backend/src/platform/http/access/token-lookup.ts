import type { Scope } from './access.js';

/** A token that is in force. */
export interface KnownToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** Tells which token a script shows; provided by the module that keeps tokens. */
export abstract class TokenLookup {
  /** Undefined for a secret that never was one, that has expired or was revoked, or whose creator is no administrator: as of now. */
  abstract find(secret: string): Promise<KnownToken | undefined>;
}

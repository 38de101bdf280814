import type { Certificate } from './certificates.mjs';

export interface CheckedAction {
  readonly action: string;
  readonly when?: string;
  readonly digitalSourceType?: string;
  readonly description?: string;
}

export interface Verdict {
  readonly state: 'valid' | 'invalid' | 'none';
  readonly signer: string | null;
  readonly trusted: boolean;
  readonly actions: readonly CheckedAction[];
  readonly statement: string | null;
  /** The certificate that signed, in DER. */
  readonly leaf: Uint8Array | null;
  readonly findings: readonly string[];
}

export function checkCredentials(
  bytes: Uint8Array,
  options?: {
    readonly beside?: Uint8Array | undefined;
    /** Of a manifest alone: SHA-256 of the file that it belongs to, without the manifest. */
    readonly contentHash?: Uint8Array;
    readonly roots?: readonly Certificate[];
    readonly now?: Date;
  },
): Promise<Verdict>;

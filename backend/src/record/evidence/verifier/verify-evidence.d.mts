import type { Checkpoint } from './proofs.mjs';

export function verifyEvidence(
  read: (name: string) => Uint8Array,
  names?: readonly string[],
): Promise<{
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly events: number;
  readonly checkpoint: Checkpoint | undefined;
}>;

export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

export function verifyConsistency(
  from: number,
  to: number,
  proof: readonly Uint8Array[],
  fromRoot: Uint8Array,
  toRoot: Uint8Array,
): Promise<boolean>;

export function openCheckpoint(note: string, verifierKey: string): Promise<Checkpoint | undefined>;

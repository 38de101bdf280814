import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import { canonicalJson } from '../../platform/kernel/canonical-json.js';

export type StoredEvent = NonNullable<(ResolvedEvent | AllStreamResolvedEvent)['event']>;

/** The parts of an event that make its leaf. */
export interface LeafEvent {
  readonly streamId: string;
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  /** Parsed JSON, or bytes if the event is not JSON. */
  readonly data: unknown;
  readonly metadata?: unknown;
}

/**
 * The bytes of an event’s leaf, as text: the RFC 8785 form of `{stream, revision, id, type, at, data, metadata}`. It is
 * made of the stored event, never of this version’s reading of it, so that no version changes a leaf.
 */
export function canonicalEvent({ streamId, revision, id, type, data, metadata, isJson }: LeafEvent): string {
  const { at = null } = (metadata ?? {}) as { readonly at?: unknown };
  return canonicalJson({
    stream: streamId,
    revision: Number(revision),
    id,
    type,
    at,
    data: isJson ? data : Buffer.from(data as Uint8Array).toString('base64'),
    metadata: metadata ?? null,
  });
}

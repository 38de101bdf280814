import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import { canonicalJson } from '../../platform/kernel/canonical-json.js';

export type StoredEvent = NonNullable<(ResolvedEvent | AllStreamResolvedEvent)['event']>;

/**
 * The bytes of an event's leaf, as text: the RFC 8785 form of `{stream, revision, id, type, at, data, metadata}`. Made
 * of what is stored, never of what this version understands of it, so that no version changes a leaf.
 */
export function canonicalEvent({
  streamId,
  revision,
  id,
  type,
  data,
  metadata,
  isJson,
}: StoredEvent): string {
  const { at = null } = (metadata ?? {}) as { readonly at?: unknown };
  return canonicalJson({
    stream: streamId,
    revision: Number(revision),
    id,
    type,
    at,
    data: isJson ? data : Buffer.from(data).toString('base64'),
    metadata: metadata ?? null,
  });
}

import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import canonicalize from 'canonicalize';

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
  const event = {
    stream: streamId,
    revision: Number(revision),
    id,
    type,
    at,
    data: isJson ? data : Buffer.from(data).toString('base64'),
    metadata: metadata ?? null,
  };
  try {
    return canonicalize(event) as string;
  } catch {
    // Half a surrogate pair has no canonical form; nothing that we write has one.
    return canonicalize(wellFormed(event)) as string;
  }
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.toWellFormed(), wellFormed(member)]),
  );
}

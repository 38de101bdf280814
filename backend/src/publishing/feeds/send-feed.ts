import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../platform/http/input/etag.js';
import type { Feed } from './published-feeds.js';

/** The headers in which a client says what it has already (RFC 9110). */
type Known = Pick<FastifyRequest, 'headers'>;

/** Sends a feed, or only 304 if the client has this one already. */
export async function sendFeed(
  { mediaType, etag, lastModified, body }: Feed,
  { headers }: Known,
  reply: FastifyReply,
): Promise<string | undefined> {
  void reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    ...(lastModified && { 'last-modified': lastModified.toUTCString() }),
  });
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  // The date counts only if the client sent no tag.
  const isUnchanged = tags === undefined ? isSame(since, lastModified) : isKnown(tags, etag);
  if (isUnchanged) {
    void reply.status(304);
    return undefined;
  }
  void reply.type(mediaType);
  return body();
}

/**
 * Whether the client has the last change. Only the same date counts, because nobody knows what was answered at another.
 */
const isSame = (since: string | undefined, lastModified: Date | undefined): boolean =>
  since !== undefined && since === lastModified?.toUTCString();

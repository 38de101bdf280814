import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../platform/http/input/etag.js';
import type { Feed } from './published-feeds.js';

/** What a caller of a feed has already, as RFC 9110 has it said. */
type Known = Pick<FastifyRequest, 'headers'>;

/** The body of a feed; nothing but 304 for who has this very one already. */
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
  // A date is for who has no tag.
  const isUnchanged = tags === undefined ? isSame(since, lastModified) : isKnown(tags, etag);
  if (isUnchanged) {
    void reply.status(304);
    return undefined;
  }
  void reply.type(mediaType);
  return body();
}

/** The very date that was sent: of another one it is not known what its answer held. */
const isSame = (since: string | undefined, lastModified: Date | undefined): boolean =>
  since !== undefined && since === lastModified?.toUTCString();

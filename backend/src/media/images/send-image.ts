import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { picturePolicy } from '../../platform/http/server/page-headers.js';
import type { ImageFile } from './read-models/get-image.query.js';

/**
 * Sends the bytes of a picture, or just 304 to a client that already has them. @param headers the headers that say who
 * may keep and show it
 */
export function sendImage(
  { etag, mediaType, bytes }: ImageFile,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): StreamableFile | undefined {
  void reply.headers({ etag, 'content-security-policy': picturePolicy, ...headers });
  if (bytes) return new StreamableFile(bytes, { type: mediaType, length: bytes.byteLength });
  void reply.status(304);
  return undefined;
}

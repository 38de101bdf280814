import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { picturePolicy } from '../../platform/http/server/page-headers.js';
import type { ImageFile } from './read-models/get-image.query.js';

/** The bytes of a picture; nothing but 304 for who has them already. @param headers who may keep and show it */
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

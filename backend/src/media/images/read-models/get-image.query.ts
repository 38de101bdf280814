import { Injectable } from '@nestjs/common';
import { isKnown } from '../../../platform/http/input/etag.js';
import { ImageFiles, type ImageReader, type ImageSize } from '../files/image-files.js';
import { thumbnailType } from '../pictures/picture.js';

/** A file for a browser; it has no bytes if the browser already has them. */
export interface ImageFile {
  readonly etag: string;
  readonly mediaType: string;
  readonly bytes: Buffer | undefined;
}

/** Reads the bytes of a stored image. */
@Injectable()
export class GetImage {
  constructor(private readonly files: ImageFiles) {}

  /** @param known the `If-None-Match` of the browser */
  async execute(
    reader: ImageReader,
    id: string,
    size: ImageSize,
    known: string | undefined,
  ): Promise<ImageFile> {
    const { sha256, mediaType } = await this.files.readable(reader, id);
    const etag = size === 'header' ? `"${sha256}"` : `"${sha256}-small"`;
    return {
      etag,
      mediaType: size === 'header' ? mediaType : thumbnailType,
      bytes: isKnown(known, etag) ? undefined : await this.files.bytes(id, size),
    };
  }
}

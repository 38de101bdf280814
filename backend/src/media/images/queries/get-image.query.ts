import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Reader } from '../../../articles/contract.js';
import { isKnown } from '../../../platform/http/input/etag.js';
import { ImageFiles, type ImageSize } from '../files/image-files.js';
import { thumbnailType } from '../pictures/picture.js';

/** A file for a browser; without bytes when the browser has it already. */
interface ImageFile {
  readonly etag: string;
  readonly mediaType: string;
  readonly bytes: Buffer | undefined;
}

/** The bytes of a stored image. */
export class GetImage extends Query<ImageFile> {
  /** @param known the `If-None-Match` of the browser */
  constructor(
    readonly reader: Reader,
    readonly id: string,
    readonly size: ImageSize,
    readonly known: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetImage)
export class GetImageHandler implements IQueryHandler<GetImage> {
  constructor(private readonly files: ImageFiles) {}

  async execute({ reader, id, size, known }: GetImage): Promise<ImageFile> {
    const { sha256, mediaType } = await this.files.readable(reader, id);
    const etag = size === 'header' ? `"${sha256}"` : `"${sha256}-small"`;
    return {
      etag,
      mediaType: size === 'header' ? mediaType : thumbnailType,
      bytes: isKnown(known, etag) ? undefined : await this.files.bytes(id, size),
    };
  }
}

import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Reader } from '../../../articles/contract.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.token.js';
import { DomainError, type RefusalKind } from '../../../platform/event-sourcing/domain-error.js';
import {
  fetchFailure,
  type FetchFailure,
  type FetchFailureKind,
} from '../../../platform/fetching/fetch-outcome.js';
import { SafeFetcher } from '../../../platform/fetching/safe-fetcher.js';
import { ImageFiles } from '../files/image-files.js';
import { ReadableImages } from '../files/readable-images.js';
import { convertedPicture } from '../pictures/picture.js';
import { attachment } from './disposition.js';
import { wishedImage } from './own-image.js';

export interface DownloadedImage {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly disposition: string;
}

interface DownloadWish {
  readonly imageUrl: string;
  readonly filename?: string;
  readonly type?: 'search' | 'ai';
}

/** A picture as a file to keep: PNG for drawn ones, else JPEG. */
export class DownloadImage extends Query<DownloadedImage> {
  /** @param stop ends the fetching when the server does */
  constructor(
    readonly reader: Reader,
    readonly wish: DownloadWish,
    readonly stop: AbortSignal | undefined,
  ) {
    super();
  }
}

const kindOf: Readonly<Record<FetchFailureKind, RefusalKind>> = {
  'forbidden-address': 'invalid',
  unreachable: 'provider-failed',
  'error-answer': 'provider-failed',
  'too-large': 'provider-failed',
  'too-slow': 'provider-timed-out',
  stopped: 'unavailable',
};

@QueryHandler(DownloadImage)
export class DownloadImageHandler implements IQueryHandler<DownloadImage> {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly files: ImageFiles,
    private readonly readable: ReadableImages,
    private readonly fetcher: SafeFetcher,
  ) {}

  async execute({ reader, wish, stop }: DownloadImage): Promise<DownloadedImage> {
    const [format, extension] = wish.type === 'ai' ? (['png', 'png'] as const) : (['jpeg', 'jpg'] as const);
    const bytes = await convertedPicture(await this.bytesAt(wish.imageUrl, reader, stop), format);
    if (!bytes)
      throw new DomainError('unsupported', 'not-an-image', 'What is at that address is not an image.');
    return { bytes, mediaType: `image/${format}`, disposition: attachment(wish.filename, extension) };
  }

  private async bytesAt(address: string, reader: Reader, stop: AbortSignal | undefined): Promise<Buffer> {
    const wished = wishedImage(address, this.settings.publicUrl);
    if (!wished) throw refusal(fetchFailure('forbidden-address'));
    if ('ownId' in wished) {
      const { id } = await this.readable.require(reader, wished.ownId);
      return this.files.bytes(id, 'header');
    }
    const fetched = await this.fetcher.fetch(wished.elsewhere, stop);
    if (!fetched.ok) throw refusal(fetched);
    return fetched.bytes;
  }
}

function refusal({ kind, message }: FetchFailure): DomainError {
  return new DomainError(kindOf[kind], `image-${kind}`, message, {
    ...(kind === 'forbidden-address' && { errors: [{ field: 'imageUrl', message }] }),
  });
}

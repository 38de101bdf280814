import { Inject, Injectable } from '@nestjs/common';
import type { Reader } from '../../../articles/contract.js';
import { ContentCredentials, ImageCredentials, type ImageFacts } from '../../../credentials/contract.js';
import { type Settings, SETTINGS } from '../../../platform/config/settings.js';
import { attachment } from '../../../platform/http/server/attachment.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { fetchRefusal } from '../../../platform/fetching/fetch-refusal.js';
import { SafeFetcher } from '../../../platform/fetching/safe-fetcher.js';
import { ImageFiles } from '../files/image-files.js';
import type { DownloadBody } from '../dto/images.dto.js';
import {
  convertedPicture,
  maxMegapixels,
  maxMegapixelsOfAvif,
  type PictureFault,
} from '../pictures/picture.js';
import type { PictureFacts } from '../pictures/picture-xmp.js';
import { PictureSlots } from '../pictures/picture-slots.js';
import { wishedImage } from '../download/own-image.js';
import { FindImageFacts, type KnownPicture } from './image-sets.js';

/** One of the desk's own pictures, with the known facts about it. */
interface OwnPicture extends KnownPicture {
  readonly id: string;
  readonly articleId: string;
}

interface WishedPicture {
  readonly facts: PictureFacts;
  /** The desk's own picture; undefined for any other. */
  readonly own?: OwnPicture | undefined;
  readonly read: () => Promise<Buffer>;
}

interface DownloadedImage {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly disposition: string;
}

/** Returns a picture as a file to save, with the known facts in it: PNG for drawn ones, otherwise JPEG. */
@Injectable()
export class DownloadImage {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly files: ImageFiles,
    private readonly imageFacts: FindImageFacts,
    private readonly fetcher: SafeFetcher,
    private readonly slots: PictureSlots,
    private readonly credentials: ContentCredentials,
    private readonly manifests: ImageCredentials,
  ) {}

  /**
   * @param stop the signal that ends the fetching when the server stops
   */
  async execute(
    reader: Reader,
    request: DownloadBody,
    stop: AbortSignal | undefined,
  ): Promise<DownloadedImage> {
    const [format, extension] =
      request.type === 'ai' ? (['png', 'png'] as const) : (['jpeg', 'jpg'] as const);
    const { facts, own, read } = await this.wished(request.imageUrl, reader, stop);
    const picture = await this.slots.runFor(reader.id, async () =>
      convertedPicture(await read(), format, facts),
    );
    if (typeof picture === 'string') throw faultRefusals[picture]();
    const mediaType = `image/${format}` as const;
    return {
      bytes: own ? await this.signed(picture, mediaType, own) : picture,
      mediaType,
      disposition: attachment(nameOf(request), extension, 'image'),
    };
  }

  /** Signs only the desk's own pictures, and only if the house wants that. */
  private async signed(
    picture: Buffer,
    mediaType: 'image/png' | 'image/jpeg',
    own: OwnPicture,
  ): Promise<Buffer> {
    if (!(await this.credentials.isOn())) return picture;
    return this.manifests.signed(own, picture, mediaType, toldOf(own, this.settings.brandName));
  }

  /** Returns the known facts about the picture and how to read it, if it may be read at all. */
  private async wished(
    address: string,
    reader: Reader,
    stop: AbortSignal | undefined,
  ): Promise<WishedPicture> {
    const wished = wishedImage(address, this.settings.publicUrl);
    if (!wished) throw fetchRefusal(this.fetcher.failure('forbidden-address'), 'image', 'imageUrl');
    if ('elsewhere' in wished) {
      const { elsewhere } = wished;
      return { facts: { sourcePage: elsewhere }, read: () => this.fetched(elsewhere, stop) };
    }
    const { id, articleId } = await this.files.readable(reader, wished.ownId);
    const known = await this.imageFacts.execute(articleId, id);
    return {
      facts: known?.facts ?? {},
      own: known && { ...known, id, articleId },
      read: () => this.files.bytes(id, 'header'),
    };
  }

  private async fetched(address: string, stop: AbortSignal | undefined): Promise<Buffer> {
    const fetched = await this.fetcher.fetch(address, stop);
    if (!fetched.ok) throw fetchRefusal(fetched, 'image', 'imageUrl');
    return fetched.bytes;
  }
}

/** Returns the facts to sign. A set is made and taken as a whole, so nobody chose the picture among others. */
function toldOf({ facts, brought, madeAt }: KnownPicture, publisher: string): ImageFacts {
  const { type, title = '', source = null, creator = null, licence = null, licenceUrl, sourcePage } = facts;
  const isDrawn = type === 'ai';
  return {
    title,
    source: isDrawn ? 'drawn' : 'found',
    model: isDrawn ? source : null,
    creator,
    credit: source,
    licence,
    licenceUrl: licenceUrl ?? null,
    sourcePage: sourcePage ?? null,
    at: madeAt.toISOString(),
    chosen: false,
    brought: brought ?? null,
    publisher,
  };
}

/** Returns the client's proposed name, without the ending of a picture's format. */
const nameOf = ({ filename = '' }: DownloadBody): string =>
  filename.replace(/\.(png|jpe?g|webp|gif|avif)$/i, '');

const faultRefusals: Readonly<Record<PictureFault, () => DomainError>> = {
  'no-picture': () => new DomainError('unsupported', 'not-an-image', 'There’s no image at that address.'),
  'too-many-pixels': () =>
    new DomainError(
      'provider-failed',
      'image-too-large',
      `The image has too many pixels. The limit is ${maxMegapixels} megapixels, or ${maxMegapixelsOfAvif} for AVIF.`,
    ),
};

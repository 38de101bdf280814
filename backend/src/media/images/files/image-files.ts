import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArticleLookup, ArticlePackages, type Reader } from '../../../articles/contract.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import type { HeaderPicture } from '../pictures/picture.js';

interface StoredImage {
  readonly id: string;
  readonly articleId: string;
  /** The SHA-256 of the bytes in header format, in hex. */
  readonly sha256: string;
  readonly mediaType: string;
}

interface StorablePicture {
  readonly image: Pick<StoredImage, 'id' | 'sha256'>;
  readonly picture: HeaderPicture;
  readonly broughtStore?: Buffer | undefined;
}

/** A person or a token that asks for a picture. */
export type ImageReader = Reader & { readonly isToken?: true };

export type ImageSize = 'header' | 'thumbnail';

/** Keeps the bytes of all header images that ever existed. A file never changes and is never deleted. */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly articles: ArticleLookup,
    private readonly packages: ArticlePackages,
  ) {}

  /**
   * Stores a file; storing it again changes nothing.
   * @param broughtStore the manifest store that came with the picture
   */
  async keep(articleId: string, { image, picture, broughtStore }: StorablePicture): Promise<void> {
    await this.dataSource.query(
      `insert into image_file (id, article_id, sha256, media_type, bytes, thumbnail, credentials)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
      [image.id, articleId, image.sha256, picture.mediaType, picture.bytes, picture.thumbnail, broughtStore],
    );
  }

  /** Returns the looks of images, in the form of `lookOf`. */
  async looksOf(ids: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ look: string }[]>(
      `select encode(sha256(thumbnail), 'hex') look from image_file where id = any($1)`,
      [ids],
    );
    return rows.map(({ look }) => look);
  }

  /**
   * @param reader a token sees the pictures of a promoted article, as long as it is promoted
   * @throws DomainError `not-found` when there is none, or the reader may not know about it
   */
  async readable(reader: ImageReader, id: string): Promise<StoredImage> {
    const [image] = await this.dataSource.query<StoredImage[]>(
      `select id, article_id "articleId", sha256, media_type "mediaType" from image_file where id = $1`,
      [id],
    );
    if (image && (await this.maySee(reader, image))) return image;
    throw new DomainError('not-found', 'no-such-image', 'Image not found.');
  }

  private async maySee(reader: ImageReader, { id, articleId }: StoredImage): Promise<boolean> {
    if (reader.isToken) return this.packages.hasImage(articleId, id);
    return (await this.articles.find(reader, articleId)) !== undefined;
  }

  async bytes(id: string, size: ImageSize): Promise<Buffer> {
    const column = size === 'header' ? 'bytes' : 'thumbnail';
    const [row] = await this.dataSource.query<{ bytes: Buffer }[]>(
      `select ${column} bytes from image_file where id = $1`,
      [id],
    );
    if (!row) throw new Error(`The image ${id} is not stored.`);
    return row.bytes;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HeaderPicture } from '../pictures/picture.js';

export interface StoredImage {
  readonly id: string;
  readonly articleId: string;
  /** Over the bytes in header format, in hex. */
  readonly sha256: string;
  readonly mediaType: string;
}

export type ImageSize = 'header' | 'thumbnail';

/** The bytes of all header images there ever were. A file never changes and is never deleted. */
@Injectable()
export class ImageFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeping the same file again changes nothing. */
  async keep(
    { id, articleId, sha256 }: Omit<StoredImage, 'mediaType'>,
    picture: HeaderPicture,
  ): Promise<void> {
    await this.dataSource.query(
      `insert into image_file (id, article_id, sha256, media_type, bytes, thumbnail)
       values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
      [id, articleId, sha256, picture.mediaType, picture.bytes, picture.thumbnail],
    );
  }

  async find(id: string): Promise<StoredImage | undefined> {
    const [row] = await this.dataSource.query<StoredImage[]>(
      `select id, article_id "articleId", sha256, media_type "mediaType" from image_file where id = $1`,
      [id],
    );
    return row;
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

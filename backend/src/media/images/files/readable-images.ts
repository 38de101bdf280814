import { Injectable } from '@nestjs/common';
import { ArticleLookup, type Reader } from '../../../articles/contract.js';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { ImageFiles, type StoredImage } from './image-files.js';

/** Stored images for those who may see their article. */
@Injectable()
export class ReadableImages {
  constructor(
    private readonly files: ImageFiles,
    private readonly articles: ArticleLookup,
  ) {}

  /** @throws DomainError `not-found` when there is none, or its article is not the reader's to know of */
  async require(reader: Reader, id: string): Promise<StoredImage> {
    const image = await this.files.find(id);
    if (image && (await this.articles.find(reader, image.articleId))) return image;
    throw new DomainError('not-found', 'no-such-image', 'Image not found.');
  }
}

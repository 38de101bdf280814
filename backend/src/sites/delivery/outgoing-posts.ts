import { Injectable } from '@nestjs/common';
import { ArticleLookup, ArticlePackages, houseReader, type ArticleImage } from '../../articles/contract.js';
import { ImageFiles } from '../../media/contract.js';
import { SiteFailure, type PostImage, type SitePost } from '../builders/site-builder.js';
import type { SiteRow } from '../read-models/site-list.js';
import { SiteTexts } from '../texts/site-texts.js';
import type { SiteTextWork } from '../texts/site-text-thread.js';

interface OutgoingPost {
  readonly post: SitePost;
  readonly contentHash: string;
}

type ShownImage = Pick<ArticleImage, 'id' | 'title' | 'source' | 'creator' | 'licence' | 'licenceUrl'>;

/** Packages as sites are given them. */
@Injectable()
export class OutgoingPosts {
  constructor(
    private readonly articles: ArticleLookup,
    private readonly packages: ArticlePackages,
    private readonly images: ImageFiles,
    private readonly texts: SiteTexts,
  ) {}

  /** @throws SiteFailure when the text cannot be written now */
  async of(site: SiteRow, articleId: string, number: number): Promise<OutgoingPost | undefined> {
    const article = await this.articles.find(houseReader, articleId);
    const promoted = (await this.packages.whole([{ articleId, number }])).get(articleId);
    if (!article || !promoted) return undefined;
    const { title, content, cited: sources, summary, contentHash, at } = promoted;
    const written = await this.texts.run({ articleId, content, sources, as: formOf(site) });
    if (!('result' in written)) throw new SiteFailure('The text couldn’t be written in time.');
    const [image] = promoted.images;
    const post: SitePost = {
      articleId,
      title,
      ...written.result,
      summary: summary ?? '',
      publish: site.publish === 'publish',
      category: site.categories.find((one) => one.categoryId === article.categoryId)?.name || null,
      author: site.authors.find((one) => one.personaId === article.personaId)?.name || null,
      tags: site.tags,
      image: image && (await this.imageOf(image)),
      at: new Date(at),
    };
    return { post, contentHash };
  }

  /** Of the package that a message is about. */
  async titleOf(articleId: string, number: number): Promise<string | undefined> {
    return (await this.packages.whole([{ articleId, number }])).get(articleId)?.title;
  }

  private async imageOf(image: ShownImage): Promise<PostImage> {
    const { id, title, licenceUrl } = image;
    const { mediaType } = await this.images.readable(houseReader, id);
    const bytes = await this.images.bytes(id, 'header');
    return { id, mediaType, bytes, alt: title, credit: creditOf(image), licenceUrl };
  }
}

function formOf({ kind, form }: SiteRow): SiteTextWork['as'] {
  if (kind === 'wordpress') return 'wordpress';
  return kind === 'ghost' && form === 'blocks' ? 'lexical' : 'markdown';
}

function creditOf({ title, source, creator, licence }: ShownImage): string {
  return [title, creator, source, licence].filter((part) => part !== null && part !== '').join(' · ');
}

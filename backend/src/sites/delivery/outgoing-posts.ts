import { Inject, Injectable } from '@nestjs/common';
import { ArticleLookup, ArticlePackages, houseReader, type ArticleImage } from '../../articles/contract.js';
import { ContentCredentials } from '../../credentials/contract.js';
import { alternativeText, ImageFiles } from '../../media/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { ProseThreads, timeIn, type ProseForm } from '../../publishing/contract.js';
import { engineOf } from '../builders/folder-file.js';
import { SiteFailure, type PostImage, type SitePost } from '../builders/site-builder.js';
import type { SiteRow } from '../read-models/site-list.js';
import { SiteTexts } from '../texts/site-texts.js';
import type { SiteText, SiteTextWork } from '../texts/site-text-thread.js';

type ShownImage = Pick<
  ArticleImage,
  'id' | 'type' | 'title' | 'source' | 'creator' | 'licence' | 'licenceUrl'
>;

/** Makes packages into posts for sites. */
@Injectable()
export class OutgoingPosts {
  constructor(
    private readonly articles: ArticleLookup,
    private readonly packages: ArticlePackages,
    private readonly images: ImageFiles,
    private readonly credentials: ContentCredentials,
    private readonly texts: SiteTexts,
    private readonly prose: ProseThreads,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @returns undefined when the article or the package does not exist
   * @throws SiteFailure when the text cannot be written now
   */
  async of(site: SiteRow, articleId: string, number: number): Promise<SitePost | undefined> {
    const article = await this.articles.find(houseReader, articleId);
    const promoted = (await this.packages.whole([{ articleId, number }])).get(articleId);
    if (!article || !promoted) return undefined;
    const { title, content, cited: sources, summary, contentHash, at } = promoted;
    const [image] = promoted.images;
    return {
      articleId,
      title,
      ...(await this.written(site, { articleId, content, sources })),
      summary: summary ?? '',
      publish: site.publish === 'publish',
      category: site.categories.find((one) => one.categoryId === article.categoryId)?.name || null,
      author: site.authors.find((one) => one.personaId === article.personaId)?.name || null,
      tags: site.tags,
      image: image && (await this.imageOf(image)),
      date: timeIn(this.settings.scheduleTimezone, new Date(at)),
      contentHash,
    };
  }

  private async written(site: SiteRow, work: Omit<SiteTextWork, 'as'>): Promise<SiteText> {
    const form = markdownFor(site);
    const late = (): SiteFailure => new SiteFailure('The text couldn’t be written in time.');
    if (form) {
      const { content, sources } = work;
      const text = await this.prose.set({ content, sources, form }).catch(() => {
        throw late();
      });
      return { text, notes: '' };
    }
    const done = await this.texts.run({ ...work, as: site.kind === 'wordpress' ? 'wordpress' : 'lexical' });
    if (!('result' in done)) throw late();
    return done.result;
  }

  /** The title of the package that a message is about. */
  async titleOf(articleId: string, number: number): Promise<string | undefined> {
    return (await this.packages.whole([{ articleId, number }])).get(articleId)?.title;
  }

  private async imageOf(image: ShownImage): Promise<PostImage> {
    const { id, licenceUrl } = image;
    const alt = alternativeText(image, await this.credentials.inRules());
    const { mediaType } = await this.images.readable(houseReader, id);
    const bytes = await this.images.bytes(id, 'header');
    return { id, mediaType, bytes, alt, credit: creditOf(image), licenceUrl };
  }
}

/** The form of markdown for a site; undefined for a site that takes blocks. */
function markdownFor({ form }: SiteRow): ProseForm | undefined {
  if (form === 'blocks') return undefined;
  const engine = engineOf(form);
  return engine === 'plain' ? { as: 'markdown' } : { as: 'engine', engine, notes: 'footnotes' };
}

function creditOf({ title, source, creator, licence }: ShownImage): string {
  return [title, creator, source, licence].filter((part) => part !== null && part !== '').join(' · ');
}

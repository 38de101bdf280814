import { Inject, Injectable } from '@nestjs/common';
import { fileNameOf } from '../../../../checks/text/file-name.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { markdownFile } from '../../../../prose/markdown-file.js';
import { ArticleSites, type PackagedText, ArticleTexts, type Reader } from '../../articles/contract.js';
import { ContentCredentials, type PackageCredential } from '../../credentials/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { attachment } from '../../platform/http/server/attachment.js';
import { articleData } from './article-data.js';
import type { DownloadQuery } from '../dto/download.dto.js';
import { articleFrontMatter, dateOf } from './article-front-matter.js';
import { htmlDocument } from './html-document.js';
import type { Engine, NotesForm } from '../engines/engines.js';
import { bylineOf } from '../origins/byline.js';
import { WritersOfTexts, type TextWriters } from '../origins/text-writers.js';
import { ProseThreads } from '../prose/prose-threads.js';
import type { TextForm } from '../prose/prose-work.js';
import { manifestPath } from '../signing/manifest-path.js';
import { SignedPackages } from '../signing/signed-packages.js';
import { labelOf } from './label.js';
import { zipped } from './zipped.js';

interface DownloadedArticle {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly disposition: string;
  /** The path of the manifest for these bytes, if it is a file beside them. */
  readonly manifest?: string;
}

/** The media type of Word documents. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const kinds = {
  md: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  'html-fragment': { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  docx: { mediaType: docxType, extension: 'docx' },
} as const;

const statuses = {
  draft: 'Draft',
  promoted: 'Promoted',
  elsewhere: 'Published elsewhere',
  'changed-since-promotion': 'Changed since promotion',
} as const;

/** Makes files of articles. */
@Injectable()
export class DownloadArticle {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly texts: ArticleTexts,
    private readonly prose: ProseThreads,
    private readonly credentials: ContentCredentials,
    private readonly signed: SignedPackages,
    private readonly sites: ArticleSites,
    private readonly writers: WritersOfTexts,
  ) {}

  /**
   * Makes a file of one text. A promoted text is signed if the house wants that. The present text is never signed if it
   * differs, nor is a text for a site engine, because the manifest is for other bytes.
   */
  async execute(reader: Reader, id: string, query: DownloadQuery): Promise<DownloadedArticle> {
    const { format, text: which = 'present', for: engine = 'plain', notes = 'footnotes' } = query;
    const text = await this.texts.find(reader, id, which);
    if (format === 'docx') return file(text.title, format, await this.document(id, text));
    const isAsWritten = engine === 'plain' && notes === 'footnotes';
    if (format === 'md' && !isAsWritten) return this.forEngine(text, id, engine, notes);
    const credential = text.promoted && (await this.signed.of(id, text.promoted.number));
    if (credential && format === 'md') return this.signedMarkdown(text.title, credential);
    if (credential && format === 'html') {
      const rules = await this.credentials.inRules();
      const { facts, humanOversightLevel } = credential.told;
      const isMarked = rules.icon === 'eu-basic' && humanOversightLevel !== null;
      const told = { ...this.factsOf(text, facts), label: labelOf(credential, rules), isMarked };
      const html = htmlDocument(told, await this.set(text, { as: 'html' }));
      return file(text.title, 'html', await this.credentials.signHtml(html, facts));
    }
    return file(text.title, format, Buffer.from(await this.unsigned(text, id, format)));
  }

  private async unsigned(
    text: PackagedText,
    articleId: string,
    format: Exclude<DownloadQuery['format'], 'docx'>,
  ): Promise<string> {
    switch (format) {
      case 'md':
        return markdownFile({ title: text.title, content: await this.set(text, { as: 'markdown' }) });
      case 'html':
        return htmlDocument(
          this.factsOf(text, await this.writers.of(articleId, text)),
          await this.set(text, { as: 'html' }),
        );
      case 'html-fragment':
        return this.set(text, { as: 'html' });
      default:
        return format satisfies never;
    }
  }

  private async forEngine(
    text: PackagedText,
    articleId: string,
    engine: Engine,
    notes: NotesForm,
  ): Promise<DownloadedArticle> {
    const { title } = text;
    const content = await this.set(text, { as: 'engine', engine, notes });
    if (engine === 'plain') return file(title, 'md', Buffer.from(markdownFile({ title, content })));
    const { publicUrl, scheduleTimezone: zone } = this.settings;
    const credentials = await this.credentials.inRules();
    const canonical = (await this.sites.addressesOf([articleId])).get(articleId);
    const byline = await this.byline(articleId, text);
    const site = { articleId, publicUrl, zone, credentials, byline, canonical };
    const head = articleFrontMatter(text, engine, site);
    const bytes = Buffer.from(`${head}\n${content}\n`);
    // Jekyll takes the day of a post from its file name, and ignores files without one.
    const day = engine === 'jekyll' ? dateOf(text, zone).slice(0, '2026-11-27'.length) : undefined;
    return file(title, 'md', bytes, day);
  }

  private async document(articleId: string, text: PackagedText): Promise<Buffer> {
    const { title, summary, category, content, sources } = text;
    const facts = { title, summary, category, byline: await this.byline(articleId, text) };
    return this.prose.file({ content, sources, form: { as: 'docx', facts } });
  }

  /** The text in the form that its manifest describes. The manifest is a file beside it or its first line. */
  private async signedMarkdown(title: string, credential: PackageCredential): Promise<DownloadedArticle> {
    const { markdown, manifest, told } = credential;
    const where = (await this.credentials.inRules()).markdown;
    if (where === 'off') return file(title, 'md', Buffer.from(markdown));
    if (where === 'inside') {
      return file(title, 'md', await this.credentials.signInside(markdown, told.facts));
    }
    const name = fileNameOf(title, 'article');
    const bytes = await zipped(
      { [`${name}.md`]: Buffer.from(markdown), [`${name}.c2pa`]: Buffer.from(manifest, 'base64') },
      new Date(credential.signedAt),
    );
    return {
      bytes,
      mediaType: 'application/zip',
      disposition: attachment(title, 'zip', 'article'),
      manifest: manifestPath(credential),
    };
  }

  /** Who wrote an archive’s words matters only where no persona stands for them. */
  private async byline(articleId: string, text: PackagedText): Promise<string | null> {
    const isNamed = text.persona === '' && text.importedFrom !== null;
    const { origins } = isNamed ? await this.writers.of(articleId, text) : { origins: null };
    return bylineOf(text, origins?.imported ?? 0);
  }

  private set({ content, sources }: PackagedText, form: TextForm): Promise<string> {
    return this.prose.set({ content, sources, form });
  }

  private factsOf(text: PackagedText, writers: TextWriters) {
    const { title, content, summary, persona, category, status, promoted, ...known } = text;
    const byline = bylineOf(text, writers.origins?.imported ?? 0);
    const shown = { title, summary, byline, category, wordCount: countWords(content) };
    const data = articleData({
      ...shown,
      persona,
      writers,
      contentHash: known.contentHash,
      createdAt: known.createdAt.toISOString(),
      modifiedAt: known.modifiedAt.toISOString(),
      ...(promoted && { promotedAt: promoted.at }),
      publisher: this.settings.brandName,
    });
    return { ...shown, status: statuses[status], data };
  }
}

/** @param day the day that the file name begins with, if any */
function file(
  title: string,
  format: DownloadQuery['format'],
  bytes: Buffer,
  day?: string,
): DownloadedArticle {
  const { mediaType, extension } = kinds[format];
  return { bytes, mediaType, disposition: attachment(title, extension, 'article', day) };
}

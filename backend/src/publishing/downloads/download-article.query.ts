import { Inject, Injectable } from '@nestjs/common';
import { countWords } from '../../../../checks/text/word-count.js';
import { markdownFile } from '../../../../prose/markdown-file.js';
import { type ArticleText, ArticleTexts, type Reader } from '../../articles/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { attachment } from '../../platform/http/server/attachment.js';
import { articleData } from './article-data.js';
import type { DownloadQuery } from '../dto/download.dto.js';
import { htmlDocument } from './html-document.js';
import { ProseThreads } from './prose-threads.js';

interface DownloadedArticle {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly disposition: string;
}

const kinds = {
  md: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  'html-fragment': { mediaType: 'text/html; charset=utf-8', extension: 'html' },
} as const;

const statuses = {
  draft: 'Draft',
  promoted: 'Promoted',
  'changed-since-promotion': 'Changed since promotion',
} as const;

/** An article as a file to keep. */
@Injectable()
export class DownloadArticle {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly texts: ArticleTexts,
    private readonly prose: ProseThreads,
  ) {}

  async execute(
    reader: Reader,
    id: string,
    { format, text: which = 'present' }: DownloadQuery,
  ): Promise<DownloadedArticle> {
    const text = await this.texts.find(reader, id, which);
    const { mediaType, extension } = kinds[format];
    return {
      bytes: Buffer.from(await this.file(text, format)),
      mediaType,
      disposition: attachment(text.title, extension, 'article'),
    };
  }

  private async file(text: ArticleText, format: DownloadQuery['format']): Promise<string> {
    const { title, content, sources } = text;
    const set = await this.prose.set({ content, sources, as: format === 'md' ? 'markdown' : 'html' });
    switch (format) {
      case 'md':
        return markdownFile({ title, content: set });
      case 'html':
        return htmlDocument(this.factsOf(text), set);
      case 'html-fragment':
        return set;
      default:
        return format satisfies never;
    }
  }

  private factsOf({ title, content, persona, category, status, promoted, ...known }: ArticleText) {
    const shown = { title, persona, category, wordCount: countWords(content) };
    const data = articleData({
      ...shown,
      contentHash: known.contentHash,
      createdAt: known.createdAt.toISOString(),
      modifiedAt: known.modifiedAt.toISOString(),
      ...(promoted && { promotedAt: promoted.at }),
      publisher: this.settings.brandName,
    });
    return { ...shown, status: statuses[status], data };
  }
}

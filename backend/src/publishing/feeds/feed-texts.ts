import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { ProseThreads } from '../prose/prose-threads.js';
import type { FeedItem } from '../read-models/list-published.query.js';
import type { FeedTexts } from './feed.js';

/** The size of the cache, enough for some two thousand articles. */
const maxBytes = 32 * 2 ** 20;

/** The texts of promoted articles as HTML, which are cached for all readers. */
@Injectable()
export class SetTexts {
  private readonly kept = new PromiseCache<string>({ maxBytes });

  constructor(private readonly prose: ProseThreads) {}

  /**
   * Makes the texts one after another, so that requests for files get their turn in between.
   * @throws DomainError as `ProseThreads.set`
   */
  async of(items: readonly FeedItem[]): Promise<FeedTexts> {
    const texts = new Map<string, string>();
    for (const item of items) texts.set(item.articleId, await this.text(item));
    return texts;
  }

  private text({ articleId, content, cited }: FeedItem): Promise<string> {
    const key = hash('sha256', JSON.stringify([articleId, content, cited]));
    // The prefix keeps the ids of notes apart, because feed readers show many articles on one page.
    const form = { as: 'html', prefix: `${articleId}-` } as const;
    return this.kept.of(key, () => this.prose.set({ content, sources: cited, form }));
  }
}

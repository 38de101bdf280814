import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { ProseThreads } from '../prose/prose-threads.js';
import type { FeedItem } from '../read-models/list-published.query.js';
import type { FeedTexts } from './feed.js';

/** In UTF-16 units: some two thousand articles. */
const mostKept = 16 * 2 ** 20;

/** The texts of promoted articles as HTML, which are set once and not for each reader. */
@Injectable()
export class SetTexts {
  private readonly kept = new LRUCache<string, string>({
    maxSize: mostKept,
    // An empty text takes room, too.
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(private readonly prose: ProseThreads) {}

  /** One after the other, so that whoever waits for a file meanwhile has a turn. @throws DomainError as `ProseThreads.set` */
  async of(items: readonly FeedItem[]): Promise<FeedTexts> {
    const texts = new Map<string, string>();
    for (const item of items) texts.set(item.articleId, await this.text(item));
    return texts;
  }

  private async text({ articleId, content, cited }: FeedItem): Promise<string> {
    const key = hash('sha256', JSON.stringify([articleId, content, cited]));
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    // Readers show many articles on one page.
    const form = { as: 'html', prefix: `${articleId}-` } as const;
    const text = await this.prose.set({ content, sources: cited, form });
    this.kept.set(key, text);
    return text;
  }
}

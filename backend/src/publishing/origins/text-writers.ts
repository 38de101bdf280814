import { Injectable } from '@nestjs/common';
import { ArticleOrigins, type ArticleText } from '../../articles/contract.js';
import type { TextFacts } from '../../credentials/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { partsOf, wordOrigins } from './word-origins.js';

/** What is known of who or what wrote a text. */
export type TextWriters = Pick<TextFacts, 'origins' | 'models'>;

/** Finds whose the words of a text are that leaves the desk without a manifest, which would tell it. */
@Injectable()
export class WritersOfTexts {
  constructor(private readonly articles: ArticleOrigins) {}

  /** Without a count where that takes too long, for which no file is refused. */
  async of(articleId: string, { revision, content, model }: ArticleText): Promise<TextWriters> {
    const models = model === null ? [] : [model];
    try {
      const origins = await this.articles.at(articleId, revision, content);
      return { origins: wordOrigins(partsOf(content, origins)), models };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return { origins: null, models };
      throw error;
    }
  }
}

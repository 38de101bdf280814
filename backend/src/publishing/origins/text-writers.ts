import { Injectable } from '@nestjs/common';
import { ArticleOrigins, type PackagedText } from '../../articles/contract.js';
import type { TextFacts } from '../../credentials/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { partsOf, wordOrigins } from './word-origins.js';

/** The facts about who or what wrote a text. */
export type TextWriters = Pick<TextFacts, 'origins' | 'models'>;

/** Finds out who or what wrote a text that leaves the desk without a manifest. */
@Injectable()
export class WritersOfTexts {
  constructor(private readonly articles: ArticleOrigins) {}

  /** Leaves the count out if it takes too long, rather than refuse the file. */
  async of(articleId: string, { revision, content, model }: PackagedText): Promise<TextWriters> {
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

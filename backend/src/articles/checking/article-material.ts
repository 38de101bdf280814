import type { CheckedText } from '../../../../checks/text/checked-text.js';

/** What articles were written from. Answered by the module that writes them. */
export abstract class ArticleMaterial {
  /** @returns undefined for an article of an older version, of which nobody knows */
  abstract of(articleId: string): Promise<Pick<CheckedText, 'sources' | 'asked' | 'claims'> | undefined>;
}

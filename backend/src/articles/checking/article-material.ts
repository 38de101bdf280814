import type { CheckedText, Source } from '../../../../checks/text/checked-text.js';

/** A source, and what a writer was shown of it where that was not the whole. */
export interface GivenSource extends Source {
  readonly passages?: readonly string[] | undefined;
}

/** What an article was written from. */
interface Material extends Pick<CheckedText, 'asked' | 'claims'> {
  readonly sources: readonly GivenSource[];
}

/** What articles were written from. Answered by the module that writes them. */
export abstract class ArticleMaterial {
  /** @returns undefined for an article of an older version, of which nobody knows */
  abstract of(articleId: string): Promise<Material | undefined>;
}

import type { CheckedText, Source } from '../../../../checks/text/checked-text.js';

/** A source, with the passages that the writer was shown if that was not the whole text. */
export interface GivenSource extends Source {
  readonly passages?: readonly string[] | undefined;
}

/** The material that an article was written from. */
interface Material extends Pick<CheckedText, 'asked' | 'claims'> {
  readonly sources: readonly GivenSource[];
}

/** Finds the material that articles were written from; implemented by the module that writes them. */
export abstract class ArticleMaterial {
  /** @returns undefined for an article of an older version, whose material nobody knows */
  abstract of(articleId: string): Promise<Material | undefined>;
}

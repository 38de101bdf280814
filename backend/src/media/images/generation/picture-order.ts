import type { FoundArticle } from '../../../articles/contract.js';
import { wholeSlice } from '../../../platform/text/whole-slice.js';

/** The order for pictures. */
export interface PictureOrder {
  /** The same for every repeat of a request. */
  readonly generationId: string;
  /** The id of the person who asked for them. */
  readonly person: string;
  readonly article: FoundArticle;
  /** The colour of the article's category; `#rrggbb`. */
  readonly colour: string;
  /** How many sets the article had before, so that another set differs even where nothing is left to chance. */
  readonly earlierSets: number;
  /** Pages of collections whose pictures the article has had; pictures from other pages come first. */
  readonly usedPages: readonly string[];
  /** The looks of pictures that are already in the set, in the form of `lookOf`. */
  readonly keptLooks: readonly string[];
}

/**
 * The length of the excerpt in a prompt, and of the text that it is made from, since addresses and signs are left out.
 */
const excerptLength = 700;
const readLength = 10 * excerptLength;

/** The beginning of the article without markdown, cut at the end of a word. */
export function excerptOf({ content }: FoundArticle): string {
  const plain = wholeSlice(content, 0, readLength)
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/^[#>\-*+\s]+|[*_`~|]+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= excerptLength && content.length <= readLength
    ? plain
    : wholeSlice(plain, 0, excerptLength).replace(/\s\S*$/, '');
}

import type { FoundArticle } from '../../../articles/contract.js';
import { wholeSlice } from '../../../platform/text/whole-slice.js';

/** An order for the pictures of an article. */
export interface PictureOrder {
  /** The id of the generation, the same for every repeat of a request. */
  readonly generationId: string;
  /** The id of the person who asked for the pictures. */
  readonly person: string;
  readonly article: FoundArticle;
  /** The colour of the article's category, as `#rrggbb`. */
  readonly colour: string;
  /** The number of sets that the article had before, so that another set differs even if nothing is random. */
  readonly earlierSets: number;
  /** The pages of collections whose pictures the article has had; pictures from other pages are preferred. */
  readonly usedPages: readonly string[];
  /** The looks of pictures that are already in the set, in the form of `lookOf`. */
  readonly keptLooks: readonly string[];
}

/**
 * The length of the excerpt in a prompt, in characters, and of the text that it is made from, since addresses and marks
 * are left out.
 */
const excerptLength = 700;
const readLength = 10 * excerptLength;

/** Returns the beginning of the article without markdown, cut at the end of a word. */
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

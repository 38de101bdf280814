import type { FoundArticle } from '../../../articles/contract.js';
import { wholeSlice } from '../../../platform/text/whole-slice.js';

/** What pictures are made for. */
export interface PictureOrder {
  /** The same for every repeat of a request. */
  readonly generationId: string;
  /** The id of the person who asked for them. */
  readonly person: string;
  readonly article: FoundArticle;
  /** Of its category; `#rrggbb`. */
  readonly colour: string;
  /** How many sets the article had before: another set is another one, also where chance has no part. */
  readonly earlierSets: number;
  /** Pages of collections whose pictures the article has had: others come first. */
  readonly usedPages: readonly string[];
  /** Pictures that are in the set already, as of `lookOf`. */
  readonly keptLooks: readonly string[];
}

/** How much of the text a prompt includes, and how much it is made from: addresses and signs are left out. */
const excerptLength = 700;
const readLength = 10 * excerptLength;

/** The article's beginning without the signs of markdown, to the end of a word. */
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

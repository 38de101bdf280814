import { countWords } from '../../../../checks/text/word-count.js';

/** A paragraph, a list or a quotation. It is divided into units so that it can be shortened. */
export interface Block {
  /** The sentences or list entries. */
  readonly units: readonly string[];
  readonly joint: ' ' | '\n';
}

/** One or more blocks under one heading, or under none. */
export interface Part {
  readonly heading: string | null;
  readonly blocks: readonly Block[];
  /** The rank of the part; the lower it is, the earlier the part gets a place in a short article. */
  readonly rank: number;
}

const sentenceEnd = /(?<=[.?!][”’)]?)\s+(?=[\p{Lu}“])/u;

export const paragraph = (text: string): Block => ({ units: text.split(sentenceEnd), joint: ' ' });

export const list = (entries: readonly string[]): Block => ({ units: entries, joint: '\n' });

/** Returns a block that is used whole or not at all. */
export const whole = (text: string): Block => ({ units: [text], joint: ' ' });

const textOf = ({ units, joint }: Block): string => units.join(joint);

export const wordsOf = (block: Block): number => countWords(textOf(block));

/** Returns the number of words in a heading, including its marks. */
export const headingWords = ({ heading }: Part): number =>
  heading === null ? 0 : countWords(`## ${heading}`);

export const lengthOf = (part: Part): number =>
  headingWords(part) + part.blocks.reduce((sum, block) => sum + wordsOf(block), 0);

export function markdownOf(parts: readonly Part[]): string {
  const blocks = parts.flatMap(({ heading, blocks }) => [
    ...(heading === null ? [] : [`## ${heading}`]),
    ...blocks.map(textOf),
  ]);
  return blocks.join('\n\n');
}

import { countWords } from '../../../../checks/text/word-count.js';

/** A paragraph, a list or a quotation. It is divided into units so that it can be shortened. */
export interface DemoBlock {
  /** The sentences or list entries. */
  readonly units: readonly string[];
  readonly joint: ' ' | '\n';
}

/** One or more blocks under one heading, or under none. */
export interface Part {
  readonly heading: string | null;
  readonly blocks: readonly DemoBlock[];
  /** The rank of the part; the lower it is, the earlier the part gets a place in a short article. */
  readonly rank: number;
}

const sentenceEnd = /(?<=[.?!][”’)]?)\s+(?=[\p{Lu}“])/u;

export const paragraph = (text: string): DemoBlock => ({ units: text.split(sentenceEnd), joint: ' ' });

export const list = (entries: readonly string[]): DemoBlock => ({ units: entries, joint: '\n' });

/** Returns a block that is used whole or not at all. */
export const indivisible = (text: string): DemoBlock => ({ units: [text], joint: ' ' });

const textOf = ({ units, joint }: DemoBlock): string => units.join(joint);

export const wordCountOf = (block: DemoBlock): number => countWords(textOf(block));

/** Returns the number of words in a heading, including its marks. */
export const headingWords = ({ heading }: Part): number =>
  heading === null ? 0 : countWords(`## ${heading}`);

export const lengthOf = (part: Part): number =>
  headingWords(part) + part.blocks.reduce((sum, block) => sum + wordCountOf(block), 0);

export function partsAsMarkdown(parts: readonly Part[]): string {
  const blocks = parts.flatMap(({ heading, blocks }) => [
    ...(heading === null ? [] : [`## ${heading}`]),
    ...blocks.map(textOf),
  ]);
  return blocks.join('\n\n');
}

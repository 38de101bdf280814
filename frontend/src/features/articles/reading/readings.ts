import type { Slice } from '@/components/lists/sliced';
import type { Origins } from '../api/get-article-revision';
import { blockDifference, lineBlocks, shownDifference, type ShownDifference } from './block-difference';
import { proseBlocks } from './prose-blocks';
import { wordChanges } from './word-changes';
import { markedText, type MarkedText } from './marked-text';
import { originParts } from './origin-parts';
import { withFootnotes } from '@prose/footnotes';
import { passagesByCitation, type ReadSource } from '../markdown/cited-passages';
import { drawnParts, type Drawn } from '../markdown/drawn';

/** A text as readers will see it, and the passages behind its citations. */
interface Prose {
  /** The parts; undefined if they are too many or too large. */
  parts: readonly Slice<Drawn>[] | undefined;
  passages: ReadonlyMap<string, string>;
}

/** The work on a text that can take long. It is pure and returns plain data, so that a thread can do it. */
export const readings = {
  /** @param content a content that is not too involved */
  prose: (content: string, sources: readonly ReadSource[]): Prose => ({
    parts: drawnParts(withFootnotes(content, sources)),
    passages: passagesByCitation(content, sources),
  }),
  difference: (before: string, after: string, as: 'prose' | 'markdown'): ShownDifference => {
    const blocksOf = as === 'prose' ? proseBlocks : lineBlocks;
    return shownDifference(blockDifference(blocksOf(before), blocksOf(after)));
  },
  wordChanges,
  originParts,
  /** Returns the text, too, because another one may be on screen when the result comes. */
  origins: (origins: Origins, text: string): MarkedText & { text: string } => ({
    text,
    ...markedText(origins, text),
  }),
};

export type Readings = typeof readings;

export type Asked = {
  [Name in keyof Readings]: readonly [Name, ...Parameters<Readings[Name]>];
}[keyof Readings];

export function read([name, ...rest]: Asked): ReturnType<Readings[keyof Readings]> {
  const reading = readings[name] as (...texts: unknown[]) => ReturnType<Readings[keyof Readings]>;
  return reading(...rest);
}

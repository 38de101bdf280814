import { addressesIn } from '../../../../checks/text/addresses.js';
import { notePattern } from '../../../../checks/text/marker-form.js';
import { sentenceRanges } from '../../../../checks/text/sentences.js';
import type { RulesDocument } from '../../editorial/contract.js';
import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { TextShape } from '../domain/generation.events.js';

/** The two ends of a text in markdown, which may be cut anywhere. */
export interface TextEnds {
  readonly opening: string;
  readonly ending: string;
}

const longestSentence = 300;

/** Lines of markdown that are not prose. */
const noProse = /^\s*(?:#|>|\||[-*+] |\d+[.)] |```|~~~|<!--)/;
const markers = new RegExp(String.raw`\s*(?:${notePattern.source})`, 'g');

/** Removes addresses, so that one that an earlier text made up isn’t passed on; a link keeps its words. */
function withoutAddresses(text: string): string {
  let kept = text.replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
  for (const { start, end } of addressesIn(kept).toReversed()) {
    kept = `${kept.slice(0, start)}…${kept.slice(end)}`;
  }
  return kept;
}

/** Returns the paragraphs of prose, without marks of emphasis and source markers. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => !noProse.test(line)))
    .map((lines) => withoutAddresses(lines.join(' ')).replace(markers, '').replace(/[*_`]/g, ''))
    .map(oneLine)
    .filter((paragraph) => paragraph !== '');
}

const sentencesOf = (paragraph: string): string[] =>
  sentenceRanges(paragraph).map(({ start, end }) =>
    wholeSlice(paragraph.slice(start, end), 0, longestSentence),
  );

/**
 * Returns the first and the last sentence of a text; undefined for one without prose.
 * @param blocks the house's required blocks, which end its texts whoever writes them
 */
export function shapeOf(
  { opening, ending }: TextEnds,
  blocks: RulesDocument['required_blocks'] = [],
): TextShape | undefined {
  const fixed = new Set(blocks.flatMap(({ text }) => paragraphsOf(text)));
  const own = (text: string): string[] => paragraphsOf(text).filter((paragraph) => !fixed.has(paragraph));
  const first = sentencesOf(own(opening)[0] ?? '')[0];
  const last = sentencesOf(own(ending).at(-1) ?? '').at(-1);
  return first !== undefined && last !== undefined ? { opening: first, ending: last } : undefined;
}

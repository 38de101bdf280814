import { notePattern } from '../../../../checks/text/marker-form.js';
import { sentenceRanges } from '../../../../checks/text/sentences.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { articleSections } from './sections.js';

const blockEnd = /\n[ \t]*\n/;
const headings = /^#{1,6}[ \t].*$/gm;
const markers = new RegExp(String.raw`\s?(?:${notePattern.source})`, 'g');
/** The beginning of a line that tells nothing of a text: of a table, a rule, a fence or a remark. */
const noWords = /^(?:\||-{3}|\*{3}|```|~~~|<!--)/;

const longest = 300;
/** A shorter sentence, such as “It is not.”, says nothing without the next one. */
const fewestWords = 6;

/** The first sentence of a block that says something by itself, without markers. */
function firstWords(block: string): string {
  const text = oneLine(block.replace(markers, ''));
  if (noWords.test(text)) return '';
  const taken = sentenceRanges(text).find(({ end }) => countWords(text.slice(0, end)) >= fewestWords);
  return wholeSlice(text.slice(0, taken?.end), 0, longest);
}

/** The gist of a text in a third of its words: its headings, and the beginning of each paragraph and list. */
export function gistOf(content: string): string {
  return articleSections(content)
    .flatMap(({ heading, text }) => [
      ...(heading === '' ? [] : [`## ${heading}`]),
      ...text.replace(headings, '').trim().split(blockEnd).map(firstWords),
    ])
    .filter((line) => line !== '')
    .join('\n');
}

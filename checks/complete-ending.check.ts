import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { quoted } from './text/counted.js';
import type { Block } from './text/markdown.js';
import type { ParsedText } from './text/parsed-text.js';
import { isSeen, withoutInvisible } from './text/invisible.js';
import { borderAt, type Range } from './text/ranges.js';
import { isShown } from './text/sections.js';

/** The end of a sentence, with whatever may close after it: quotes, brackets, markers of sources and footnotes. */
const ended = /[.!?…。！？](?:["“”‘’'«»‹›)\]\s*†‡§¹²³⁰⁴-⁹]|\\(?=\*)|[[(^]\d{1,3}[\])^])*$/u;
/** The end of a sentence before the superscript number of a footnote, whose tags are not read. */
const endedBeforeNumber = /\p{L}["”’»)\]]?[.!?…]["”’»)\]]?\d{1,3}$/u;
const strong = /\*\*(?=\S)|__(?=\S)|~~(?=\S)|(?<=\S)(?:\*\*|~~)/;
const emphasis = /(?<=[\s(])\*(?=\p{L})/u;

/** The last sentence ends, fences and emphasis are closed, and the provider did not stop early. */
export const completeEnding: Check = {
  id: 'complete-ending',
  name: 'Complete ending',
  about: 'Sees whether the last sentence ends, and whether fences and emphasis are closed.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 4,
  markdown: 'needed',
  run(text) {
    if (!isSeen(text.content)) return notChecked('The text is empty.');
    return failuresOr(
      [...stoppedEarly(text), ...openMarks(text, text.tree?.openFences ?? []), ...lastSentence(text)],
      'The text ends with a whole sentence; fences and emphasis are closed.',
    );
  },
};

function stoppedEarly({ brief }: ParsedText): Failure[] {
  return brief.stoppedEarly ? [{ message: 'The provider ended the answer before the model did.' }] : [];
}

function openMarks(text: ParsedText, fences: readonly Range[]): Failure[] {
  const openFences = fences.map(({ start }) => {
    const end = text.content.indexOf('\n', start);
    return {
      message: 'A code fence is never closed.',
      spans: [text.span(start, end < 0 ? text.content.length : end)],
    };
  });
  const openEmphasis = text.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'heading')
    .flatMap(({ start, end }) => {
      const words = text.prose.slice(start, end).replace(/\\[*_~]/g, '  ');
      const found = strong.exec(words) ?? emphasis.exec(words);
      if (!found) return [];
      const at = start + found.index;
      const rest = text.content.slice(at, borderAt(text.content, Math.min(end, at + 40)));
      return [
        {
          message: `Emphasis is never closed at ${quoted(rest)}.`,
          spans: [text.span(at, at + found[0].length)],
        },
      ];
    });
  return [...openFences, ...openEmphasis];
}

function lastSentence(text: ParsedText): Failure[] {
  const last = text.blocks.findLast((block) => isShown(text, block));
  if (!last) return [];
  const end = text.span(borderAt(text.content, Math.max(last.start, last.end - 60)), last.end);
  const spans = [end];
  if (last.kind === 'heading') return [{ message: 'The text ends with a heading.', spans }];
  const words = withoutInvisible(text.prose.slice(last.start, last.end)).trim();
  if (last.kind !== 'paragraph' || isEnded(words) || isListOrCredit(text, last, words)) return [];
  return [{ message: `The last sentence does not end: ${quoted(end.quote)}`, spans }];
}

const isEnded = (words: string): boolean => ended.test(words) || endedBeforeNumber.test(words);

/**
 * Whether a block needs no full stop: an item of a list, a line of only a link or an image, a line in emphasis, a
 * signature.
 */
function isListOrCredit(
  { content, tree }: ParsedText,
  { start, end, inList }: Block,
  words: string,
): boolean {
  if (inList) return !/[,:;]$/.test(words);
  const line = content.slice(start, end).trim();
  const isLink =
    tree?.links.some((link) => link.end - link.start === line.length && link.start >= start) ?? false;
  return words === '' || isLink || /^[*_][^*_]+[*_]$/.test(line) || /^[—–-]\s?\p{Lu}/u.test(words);
}

import { z } from 'zod';
import { titlesOfAProposal, type ProposalInputs } from '../../proposals/contract.js';
import { readTexts } from '../texts/texts.js';
import { isEnded, sentencesWithBlanks } from '../wording/sentences.js';
import { titlesFrom } from '../wording/titles.js';
import { capitalized } from '../wording/words.js';

const pairs = z.array(z.tuple([z.string(), z.string()]));
const texts = readTexts(
  'proposals.json',
  z.object({ fillers: z.array(z.string()), plain: pairs, spoken: pairs }),
);

interface Composed {
  readonly text: string;
  readonly note: string | null;
}

/**
 * Rewrites a passage by fixed rules, and says what it could not do. It is pure: the same inputs give the same answer.
 */
export function composeProposal({ kind, passage, locked, findings }: ProposalInputs): Composed {
  const inProse = (change: (line: string) => string): string => eachProseLine(passage, locked, change);
  switch (kind) {
    case 'shorten':
      return { text: inProse(shorter), note: null };
    case 'plainer':
      return { text: inProse(plainer), note: null };
    case 'voice':
      return {
        text: inProse((line) => replaced(line, spoken)),
        note: 'The demo writer knows no voices: it only writes short forms, as people speak.',
      };
    case 'mend':
      return {
        text: mended(passage, findings),
        note: 'The demo writer takes out what was found, or puts in what the check suggests.',
      };
    case 'own':
    case 'title':
      return {
        text: inProse((line) => shorter(plainer(line))),
        note: 'The demo writer can’t read wishes: it proposes plainer and shorter words instead.',
      };
    default:
      return kind satisfies never;
  }
}

export function composeTitles({ article, faults }: ProposalInputs): { readonly titles: string[] } {
  return { titles: titlesFrom(article).slice(faults.length, faults.length + titlesOfAProposal) };
}

/** Changes the prose only: headings, lists, quotations, tables, code and locked paragraphs stay as they are. */
function eachProseLine(passage: string, locked: readonly string[], change: (line: string) => string): string {
  const staying = new Set(locked.flatMap((paragraph) => paragraph.split('\n')));
  return passage
    .split('\n')
    .map((line) =>
      staying.has(line) || /^\s*(?:[#>|]|[-*+] |\d+[.)] |```|$)/u.test(line) ? line : change(line),
    )
    .join('\n');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** Prepares the patterns of a table once, because a passage may have thousands of lines. */
const patternsOf = (table: readonly (readonly [string, string])[]): readonly (readonly [RegExp, string])[] =>
  table.map(([from, to]) => [new RegExp(String.raw`(?<![\w-])${escaped(from)}(?![\w-])`, 'giu'), to]);

const plain = patternsOf(texts.plain);
const spoken = patternsOf(texts.spoken);

const fillers = texts.fillers.map(escaped).join('|');
const filler = new RegExp(String.raw`,? (?:${fillers})(?=[ .,;:!?])(?:,(?= ))?`, 'giu');
const fillerFirst = new RegExp(String.raw`^(?:${fillers}),? (\p{L})`, 'iu');

const replaced = (line: string, table: readonly (readonly [RegExp, string])[]): string =>
  table.reduce(
    (text, [pattern, to]) =>
      text.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capitalized(to) : to)),
    line,
  );

function plainer(line: string): string {
  return replaced(line, plain).replace(/; (\p{Ll})/gu, (_, first: string) => `. ${first.toUpperCase()}`);
}

/**
 * Returns the line without filler words. If it has three or more sentences, the last one is left out, too, unless it
 * has a citation or a link.
 */
function shorter(line: string): string {
  const without = line.replace(filler, '').replace(fillerFirst, (_, first: string) => first.toUpperCase());
  const sentences = sentencesWithBlanks(without);
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 3 || !isEnded(last) || /[[\]*_`]/u.test(last)) return without;
  return sentences.slice(0, -1).join('').trimEnd();
}

function mended(passage: string, findings: ProposalInputs['findings']): string {
  let text = passage;
  for (const { quotes, suggestion } of findings) {
    for (const quote of quotes.filter((one) => one !== '')) {
      text = suggestion === null ? without(text, quote) : text.replace(quote, () => suggestion);
    }
    if (quotes.length === 0 && suggestion !== null) text = `${text}\n\n${suggestion}`;
  }
  return text;
}

/**
 * Returns the text without the sentence that contains the quote, or without the quote itself if that is the only
 * sentence.
 */
function without(text: string, quote: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (!line.includes(quote)) return line;
      const sentences = sentencesWithBlanks(line);
      const others = sentences.filter((one) => !one.includes(quote));
      const isWhole = isEnded(line) && others.length > 0 && others.length < sentences.length;
      return isWhole ? others.join('').trimEnd() : line.replace(quote, '').replace(/ {2,}/gu, ' ').trim();
    })
    .join('\n');
}

import { withLineFeeds } from '../kernel/line-ends.js';
import { oneLine } from '../text/one-line.js';
import { withoutMarks } from './surrounding-marks.js';

/**
 * A line end that a model wrote as the two characters `\n`. After another backslash it is a real backslash and stays.
 */
const escapedEnd = String.raw`(?<!\\)(?:\\r)?\\n`;
const escapedEnds = new RegExp(escapedEnd, 'g');
const severalEscaped = new RegExp(`(?:${escapedEnd}){2,}`, 'g');
const escapedFirst = new RegExp(`^(?:${escapedEnd})+`);
const lastEnd = new RegExp(`${escapedEnd}$`);
/** An escaped line end that cannot be part of a path or a formula, where a small letter would follow. */
const surelyEscaped = new RegExp(`${escapedEnd}(?![a-z])`);

const name = (names: string): RegExp =>
  new RegExp(
    String.raw`^(?:[*_]{1,3})?(?:${names})(?:[*_]{1,3})?[ \t]?[:：](?:[*_]{1,3})?(?:[ \t]+|(?=\n)|$)`,
    'i',
  );
const titleName = name('(?:the )?(?:article |working |new )?(?:title|headline|heading)');
const textName = name('(?:the )?(?:article|body|content|passage|summary)');

const headingSigns = /^#{1,6}[ \t]+|[ \t]+#+[ \t]*$/g;
const headingTags = /^<(h1|h2|title)>\s*(.*?)\s*<\/\1>$/is;

/** The most layers that are taken off; marks may be nested, but not deeply. */
const mostLayers = 6;

/** Removes the layers around a text one by one until nothing is left to remove; it never removes the whole text. */
function bared(text: string, layers: readonly ((text: string) => string)[]): string {
  let bare = text;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const next = layers.reduce((inner, without) => without(inner).trim() || inner, bare);
    if (next === bare) return bare;
    bare = next;
  }
  return bare;
}

/** A model's title as one line, without the signs, labels and marks around it. */
export function bareTitle(answer: string): string {
  const line = oneLine(answer.replaceAll(escapedEnds, ' '));
  return bared(line, [
    (text) => text.replaceAll(headingSigns, ''),
    withoutMarks,
    (text) => text.replace(titleName, ''),
    (text) => text.replace(headingTags, '$2'),
  ]);
}

/** A model's sentence as one line, without a label before it and quotation marks around it. */
export function bareLine(answer: string): string {
  const line = oneLine(answer.replaceAll(escapedEnds, ' '));
  return bared(line, [withoutMarks, (text) => text.replace(textName, '')]);
}

/** A model's markdown with line feeds, without the fence, the label or the quotation marks around it. */
export function bareText(answer: string): string {
  return bared(withLineEnds(withLineFeeds(answer).trim()), [
    withoutFence,
    (text) => text.replace(textName, ''),
    withoutQuotes,
  ]);
}

const quotationMark = /^["'“‘„«]/;
const withoutQuotes = (text: string): string => (quotationMark.test(text) ? withoutMarks(text) : text);

/**
 * Replaces escaped line ends: all of them if the text has no real ones, otherwise only where nothing else can be meant.
 */
function withLineEnds(text: string): string {
  const trimmed = withoutLastEnds(text.replace(escapedFirst, '')).trim();
  if (!trimmed.includes('\n') && surelyEscaped.test(trimmed)) {
    return trimmed.replaceAll(escapedEnds, '\n').replaceAll(String.raw`\"`, '"');
  }
  return trimmed.includes('`') ? trimmed : trimmed.replaceAll(severalEscaped, '\n\n');
}

/**
 * Removes escaped line ends from the end one by one, because a regular expression for all of them would be retried at
 * each of them.
 */
function withoutLastEnds(text: string): string {
  let end = text.length;
  while (lastEnd.test(text.slice(Math.max(0, end - 5), end))) {
    end -= text.endsWith(String.raw`\r\n`, end) ? 4 : 2;
  }
  return text.slice(0, end);
}

const fenceLine = /^(`{3,}|~{3,})[ \t]*(?:([\w+-]+)[ \t]*)?$/;
const markdownNames = /^(?:markdown|md|mdx)$/i;
const plainNames = /^(?:markdown|md|mdx|text|txt|plaintext|plain|html)?$/i;
/** The most characters of a model’s remarks before and after its answer. */
const mostAround = 400;

/** The content of a fence, if there is nothing else but a short remark to the person who asked. */
function withoutFence(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => fenceLine.test(line));
  const [, fence = '', info = ''] = fenceLine.exec(lines[first] ?? '') ?? [];
  const isMarkdown = markdownNames.test(info);
  if (first < 0 || !(isMarkdown || (first === 0 && plainNames.test(info)))) return text;
  const last = endOf(fence, lines, first);
  if (last === undefined) return isMarkdown && first === 0 ? lines.slice(1).join('\n') : text;
  const around = [...lines.slice(0, first), ...lines.slice(last + 1)].join('\n').trim();
  const isAll = around === '' || (isMarkdown && around.length <= mostAround && !/^#{1,6} /m.test(around));
  return isAll ? lines.slice(first + 1, last).join('\n') : text;
}

/**
 * The line of a fence’s end. A fence may hold other fences, which name a language, and their ends. If there are too
 * many ends, the last one counts.
 */
function endOf(fence: string, lines: readonly string[], first: number): number | undefined {
  let open = 0;
  let last: number | undefined;
  for (let at = first + 1; at < lines.length; at += 1) {
    const [, mark, info = ''] = fenceLine.exec(lines[at] ?? '') ?? [];
    if (mark !== fence) continue;
    if (info !== '') open += 1;
    else if (open === 0) return at;
    else open -= 1;
    last = at;
  }
  return last;
}

import type { ListNumbers } from './list-numbers.js';

/** Characters that occur in no text, because Unicode reserves them for internal use by programs. */
const [begin, end] = ['\uFDD0', '\uFDD1'];
const mark = new RegExp(`${begin}([^${end}]{0,12})${end}`, 'g');

const properties = /<w:pPr>([\s\S]*?)<\/w:pPr>/g;
const aligned: Readonly<Record<string, string>> = { right: 'right', end: 'right', center: 'center' };

/**
 * The XML of a text with marks at the start of its paragraphs for what mammoth drops: the number in a list, and the
 * alignment.
 */
export function withMarks(xml: string, numbers: ListNumbers): string {
  const counts = new Map<string, number>();
  return xml.replaceAll(properties, (written, inner: string) => {
    const list = /<w:numId\s[^>]*w:val="(\d+)"/.exec(inner)?.[1] ?? '';
    const level = /<w:ilvl\s[^>]*w:val="(\d+)"/.exec(inner)?.[1] ?? '0';
    const start = numbers.get(list)?.get(level);
    const align = aligned[/<w:jc\s[^>]*w:val="(\w+)"/.exec(inner)?.[1] ?? ''];
    const marks: string[] = [];
    if (start !== undefined) marks.push(String(nextNumber(counts, list, Number(level), start)));
    if (align !== undefined) marks.push(align);
    const run = marks.map((said) => `${begin}${said}${end}`).join('');
    return run === '' ? written : `${written}<w:r><w:t>${run}</w:t></w:r>`;
  });
}

const deepest = 9;

/** The next number of a list. Numbering continues after other paragraphs, and deeper levels start again. */
function nextNumber(counts: Map<string, number>, list: string, level: number, start: number): number {
  const number = (counts.get(`${list} ${level}`) ?? start - 1) + 1;
  counts.set(`${list} ${level}`, number);
  for (let deeper = level + 1; deeper < deepest; deeper += 1) counts.delete(`${list} ${deeper}`);
  return number;
}

const firstItem = new RegExp(`<ol><li>((?:<[^>]{1,200}>){0,5})${begin}(\\d+)${end}`, 'g');
const cell = new RegExp(
  `<(t[dh])([^>]{0,100})>((?:<[^>]{1,200}>){0,5}(?:${begin}\\d+${end})?)${begin}(right|center)${end}`,
  'g',
);

/** Turns the marks in HTML into attributes of lists and cells. */
export const attributesOfMarks = (html: string): string =>
  html
    .replaceAll(firstItem, '<ol start="$2"><li>$1')
    .replaceAll(cell, '<$1$2 align="$4">$3')
    .replaceAll(mark, '');

import { encodeXML } from 'entities';

const frontMatter = /^---\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/;
const titleLine = /^title:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*))$/m;
const firstHeading = /^\s*#[ \t]+([^\n]{1,300}?)[ \t#]{0,20}(?:\n|$)/;

/** A markdown file: its title is that of its front matter, or its first heading. */
export function markdownDocument(text: string): { title: string; markdown: string } {
  const data = frontMatter.exec(text);
  const [, double, single, bare] = titleLine.exec(data?.[1] ?? '') ?? [];
  const body = text.slice(data?.[0].length ?? 0);
  const told = (double ?? single ?? bare ?? '').trim();
  const heading = told === '' ? firstHeading.exec(body) : null;
  const title = told || (heading?.[1] ?? '').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  return { title, markdown: body.slice(heading?.[0].length ?? 0).trim() };
}

/** A line that is about as long as its text is wide goes on in the next one. */
const wrapped = 60;

/** A text without any form: paragraphs between blank lines, with the ends of those lines that end short. */
export const textAsHtml = (text: string): string =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => `<p>${linesOf(paragraph)}</p>`)
    .join('\n');

const linesOf = (paragraph: string): string =>
  paragraph
    .split('\n')
    .map((line, at, lines) => {
      const end = at === lines.length - 1 ? '' : line.length >= wrapped ? ' ' : '<br>';
      return `${encodeXML(line.trim())}${end}`;
    })
    .join('');

import { encodeXML } from 'entities';
import { matterOf, matterText, type Matter } from '../../platform/text/front-matter.js';

const firstHeading = /^\s*#[ \t]+([^\n]{1,300}?)[ \t#]{0,20}(?:\n|$)/;

/** A markdown file: its title is that of its front matter, or its first heading. */
export function markdownDocument(text: string): { title: string; markdown: string } {
  const { data, body } = readableMatter(text);
  const told = matterText(data, 'title');
  const heading = told === undefined ? firstHeading.exec(body) : null;
  const title = told ?? (heading?.[1] ?? '').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  return { title, markdown: body.slice(heading?.[0].length ?? 0).trim() };
}

/** What only looks like front matter stays in the text, and so does what is wrong in it: a person sees it there. */
function readableMatter(text: string): Matter {
  try {
    return matterOf(text);
  } catch {
    return { data: {}, body: text };
  }
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

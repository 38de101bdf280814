import { encodeXML } from 'entities';
import { matterOf, matterText, type Matter } from '../../platform/text/front-matter.js';

const firstHeading = /^\s*#[ \t]+([^\n]{1,300}?)[ \t#]{0,20}(?:\n|$)/;

/** A markdown file with its title, from its front matter or its first heading. */
export function markdownDocument(text: string): { title: string; markdown: string } {
  const { data, body } = readableMatter(text);
  const told = matterText(data, 'title');
  const heading = told === undefined ? firstHeading.exec(body) : null;
  const title = told ?? (heading?.[1] ?? '').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  return { title, markdown: body.slice(heading?.[0].length ?? 0).trim() };
}

/** Reads front matter. What can't be read as such stays in the text, where a person sees it. */
function readableMatter(text: string): Matter {
  try {
    return matterOf(text);
  } catch {
    return { data: {}, body: text };
  }
}

/** The length from which a line counts as wrapped and continues in the next one. */
const wrapped = 60;

/** A plain text as paragraphs, which blank lines separate. Short lines keep their ends. */
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

import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { oneLine } from '../../platform/text/one-line.js';

export interface PageText {
  /** Empty when the page has none. */
  readonly title: string;
  /** Paragraphs, with an empty line between two of them. */
  readonly text: string;
}

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);

/**
 * What a person would read on a page: its article, without navigation, advertisements and comments.
 * The time it takes depends on the page, and may be long: it runs in a thread that can be ended.
 * @returns undefined when there is nothing to read
 */
export function pageText(html: string): PageText | undefined {
  const { document } = parseHTML(html);
  const article = new Readability<Node>(document, { serializer: (node) => node }).parse();
  if (!article?.content) return undefined;
  const text = paragraphsOf(article.content);
  return text === '' ? undefined : { title: oneLine(article.title ?? ''), text };
}

function paragraphsOf(root: Node): string {
  const paragraphs = [''];
  const visit = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      paragraphs[paragraphs.length - 1] += node.textContent ?? '';
      return;
    }
    const apart = blocks.has(node.nodeName) || node.nodeName === 'BR';
    if (apart) paragraphs.push('');
    // Cells of a row stay on its line, apart from one another.
    else if (node.nodeName === 'TD' || node.nodeName === 'TH') paragraphs[paragraphs.length - 1] += ' ';
    node.childNodes.forEach(visit);
    if (apart) paragraphs.push('');
  };
  visit(root);
  return paragraphs
    .map(oneLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

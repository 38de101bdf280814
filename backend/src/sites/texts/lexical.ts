import {
  alignmentOf,
  attribute,
  htmlChildren,
  codeOf,
  isBlankNode,
  isHtmlElement,
  linesIn,
  nodesOf,
  noteOf,
  partedNotes,
  taskSign,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.js';
import { writeInline } from './html-writer.js';

type Lexical = Readonly<Record<string, unknown>>;

/** The bits of a text's `format`, by the elements that set them. */
const formats: Readonly<Record<string, number>> = {
  strong: 1,
  b: 1,
  em: 2,
  i: 2,
  del: 4,
  s: 4,
  code: 16,
  sub: 32,
  sup: 64,
};

const laidOut = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

/** Clean HTML as JSON for Ghost’s Lexical editor; tables and notes stay HTML in it. */
export function lexicalOf(html: string): string {
  const { body, notes } = partedNotes(nodesOf(html));
  const children = [...body.flatMap(blockOf), ...(notes.size > 0 ? [htmlCard(notesHtml(notes))] : [])];
  return JSON.stringify({ root: { children, ...laidOut, type: 'root' } });
}

function blockOf(node: HtmlNode): Lexical[] {
  if (isBlankNode(node)) return [];
  if (!isHtmlElement(node)) return [paragraph([node])];
  switch (node.tagName) {
    case 'p':
      return paragraphOf(node);
    case 'ul':
    case 'ol':
      return [listOf(node)];
    case 'blockquote':
      return [{ children: linesOf(htmlChildren(node)), ...laidOut, type: 'extended-quote' }];
    case 'pre': {
      const { language, code } = codeOf(node);
      return [{ type: 'codeblock', version: 1, code, language, caption: '' }];
    }
    case 'table':
      return [htmlCard(`<table>${tableHtml(htmlChildren(node))}</table>`)];
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }];
    default:
      return /^h[1-6]$/.test(node.tagName)
        ? [
            {
              children: inlineOf(htmlChildren(node)),
              ...laidOut,
              type: 'extended-heading',
              tag: node.tagName,
            },
          ]
        : [paragraph([node])];
  }
}

const paragraph = (nodes: readonly HtmlNode[]): Lexical => ({
  children: inlineOf(nodes),
  ...laidOut,
  type: 'paragraph',
});

/** The parts of a paragraph. Pictures are cards of their own, so they split the paragraph. */
function paragraphOf(node: HtmlElement): Lexical[] {
  const parts: Lexical[] = [];
  let line: HtmlNode[] = [];
  const close = (): void => {
    if (line.some((one) => !isBlankNode(one))) parts.push(paragraph(line));
    line = [];
  };
  for (const child of htmlChildren(node)) {
    if (!isHtmlElement(child, 'img')) {
      line.push(child);
      continue;
    }
    close();
    const [src, alt, caption] = ['src', 'alt', 'title'].map((name) => attribute(child, name) ?? '');
    parts.push({ type: 'image', version: 1, src, alt, title: '', caption, cardWidth: 'regular', href: '' });
  }
  close();
  return parts;
}

function listOf(node: HtmlElement): Lexical {
  const isOrdered = node.tagName === 'ol';
  const start = isOrdered ? Number(attribute(node, 'start') ?? 1) : 1;
  let value = start;
  const children = htmlChildren(node)
    .filter((item) => isHtmlElement(item, 'li'))
    .flatMap((item) => {
      const inner = htmlChildren(item);
      const isList = (one: HtmlNode): boolean => isHtmlElement(one, 'ul', 'ol');
      const own = listItem(linesOf(inner.filter((one) => !isList(one))), value);
      value += 1;
      // The editor keeps a nested list in an item of its own.
      const nested = inner.filter(isList).map((one) => listItem([listOf(one as HtmlElement)], value));
      return [own, ...nested];
    });
  const listType = isOrdered ? 'number' : 'bullet';
  return { children, ...laidOut, type: 'list', listType, start, tag: node.tagName };
}

const listItem = (children: readonly Lexical[], value: number): Lexical => ({
  children,
  ...laidOut,
  type: 'listitem',
  value,
});

/** Some blocks as one run of text, with breaks between them. */
function linesOf(nodes: readonly HtmlNode[]): Lexical[] {
  const lineBreak = { type: 'linebreak', version: 1 };
  return linesIn(nodes).flatMap((line, index) => [...(index === 0 ? [] : [lineBreak]), ...inlineOf(line)]);
}

function inlineOf(nodes: readonly HtmlNode[], format = 0): Lexical[] {
  return nodes.flatMap((node): Lexical[] => {
    if (!isHtmlElement(node)) return textRuns(node.value, format);
    const task = taskSign(node);
    if (task !== undefined) return [textRun(task, format)];
    if (node.tagName === 'pre') return [textRun(codeOf(node).code, 16)];
    if (node.tagName === 'br') return [{ type: 'linebreak', version: 1 }];
    if (node.tagName === 'img') return textRuns(attribute(node, 'alt') ?? '', format);
    const note = noteOf(node);
    if (note !== undefined)
      return [link(`#${note}`, null, inlineOf(htmlChildren(node).flatMap(childrenOfLink), format | 64))];
    const inner = inlineOf(htmlChildren(node), format | (formats[node.tagName] ?? 0));
    if (node.tagName !== 'a') return inner;
    return [link(attribute(node, 'href') ?? '', attribute(node, 'title') ?? null, inner)];
  });
}

const childrenOfLink = (node: HtmlNode): HtmlNode[] =>
  isHtmlElement(node, 'a') ? htmlChildren(node) : [node];

const link = (url: string, title: string | null, children: readonly Lexical[]): Lexical => ({
  children,
  ...laidOut,
  type: 'link',
  rel: null,
  target: null,
  title,
  url,
});

const textRuns = (text: string, format: number): Lexical[] => {
  const line = text.replaceAll('\n', ' ');
  return line === '' ? [] : [textRun(line, format)];
};

const textRun = (text: string, format: number): Lexical => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
  type: 'extended-text',
  version: 1,
});

const htmlCard = (html: string): Lexical => ({ type: 'html', version: 1, html });

function tableHtml(nodes: readonly HtmlNode[]): string {
  return writeInline(nodes, {
    instead: (node) => {
      if (!isHtmlElement(node, 'td', 'th')) return undefined;
      const align = alignmentOf(node);
      const given = align ? ` style="text-align: ${align};"` : '';
      return `<${node.tagName}${given}>${writeInline(htmlChildren(node), { instead: taskSign })}</${node.tagName}>`;
    },
  });
}

/** The notes as a list without links back, because the editor drops the ids that those would need. */
function notesHtml(notes: ReadonlyMap<string, readonly HtmlNode[]>): string {
  const items = [...notes].map(
    ([id, nodes]) => `<li id="${id}">${writeInline(nodes, { instead: taskSign }).trim()}</li>`,
  );
  return `<hr>\n<ol>\n${items.join('\n')}\n</ol>`;
}

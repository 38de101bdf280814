import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = HtmlElement | DefaultTreeAdapterTypes.TextNode;

const isKnown = (node: ChildNode): node is HtmlNode => 'tagName' in node || node.nodeName === '#text';

/** The elements and texts in an element, without comments. */
export const htmlChildren = (parent: DefaultTreeAdapterTypes.ParentNode): HtmlNode[] =>
  parent.childNodes.filter(isKnown);

/** The elements and texts of clean HTML. */
export const nodesOf = (html: string): HtmlNode[] => htmlChildren(parseFragment(html));

export const isHtmlElement = (node: HtmlNode | undefined, ...names: readonly string[]): node is HtmlElement =>
  node !== undefined && 'tagName' in node && (names.length === 0 || names.includes(node.tagName));

export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const textOf = (node: HtmlNode): string =>
  isHtmlElement(node) ? htmlChildren(node).map(textOf).join('') : node.value;

/** Whether a node is only white space, such as the line ends between blocks. */
export const isBlankNode = (node: HtmlNode): boolean => !isHtmlElement(node) && node.value.trim() === '';

/** The elements with a name, at any depth, in order. */
export function elementsNamed(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!isHtmlElement(node)) return [];
    return [...(node.tagName === name ? [node] : []), ...elementsNamed(htmlChildren(node), name)];
  });
}

const blocks = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

const isBlock = (node: HtmlNode): node is HtmlElement => isHtmlElement(node) && blocks.has(node.tagName);

/** The lines of some blocks, each as its nodes; a block of code is a line of its own. */
export function linesIn(nodes: readonly HtmlNode[]): HtmlNode[][] {
  const lines: HtmlNode[][] = [];
  let open: HtmlNode[] = [];
  const close = (): void => {
    if (open.some((node) => !isBlankNode(node))) lines.push(open);
    open = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      open.push(node);
      continue;
    }
    close();
    lines.push(...(node.tagName === 'pre' ? [[node]] : linesIn(htmlChildren(node))));
  }
  close();
  return lines;
}

/** A sign in place of a task's checkbox; undefined for any other node. */
export function taskSign(node: HtmlNode): string | undefined {
  if (!isHtmlElement(node, 'input')) return undefined;
  return attribute(node, 'checked') === undefined ? '☐' : '☑';
}

/** The alignment of a cell, such as `right` for `text-align: right;`. */
export const alignmentOf = (cell: HtmlElement): string | undefined =>
  /text-align:\s*(left|center|right)/.exec(attribute(cell, 'style') ?? '')?.[1];

/** The language of a block of code, and its text without the last line end. */
export function codeOf(pre: HtmlElement): { language: string; code: string } {
  const inner = htmlChildren(pre).find((node) => isHtmlElement(node, 'code'));
  const named = inner && isHtmlElement(inner) ? attribute(inner, 'class') : undefined;
  const [, language = ''] = /language-(\S+)/.exec(named ?? '') ?? [];
  return { language, code: textOf(pre).replace(/\n$/, '') };
}

interface Notes {
  /** The text without the section of notes. */
  readonly body: readonly HtmlNode[];
  /** The content of each note, by the id that links lead to. */
  readonly notes: ReadonlyMap<string, readonly HtmlNode[]>;
}

/** Separates a text from its notes, and leaves out the links from the notes back to the text. */
export function partedNotes(nodes: readonly HtmlNode[]): Notes {
  const isSection = (node: HtmlNode): node is HtmlElement =>
    isHtmlElement(node, 'section') && attribute(node, 'data-footnotes') !== undefined;
  const items = nodes.filter(isSection).flatMap((section) => elementsNamed([section], 'li'));
  const notes = items.flatMap((item) => {
    const id = attribute(item, 'id');
    return id === undefined ? [] : [[id, withoutBackReferences(htmlChildren(item))] as const];
  });
  return { body: nodes.filter((node) => !isSection(node)), notes: new Map(notes) };
}

function withoutBackReferences(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isHtmlElement(node)) return [node];
    if (attribute(node, 'data-footnote-backref') !== undefined) return [];
    return [{ ...node, childNodes: withoutBackReferences(htmlChildren(node)) }];
  });
}

/** The id of the note that a superscript reference leads to. */
export function noteOf(node: HtmlNode): string | undefined {
  if (!isHtmlElement(node, 'sup')) return undefined;
  const link = htmlChildren(node).find(
    (child) => isHtmlElement(child, 'a') && attribute(child, 'data-footnote-ref') !== undefined,
  );
  return link && isHtmlElement(link) ? attribute(link, 'href')?.replace(/^#/, '') : undefined;
}

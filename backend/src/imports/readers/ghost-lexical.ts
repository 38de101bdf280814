import { escapedHtml } from '../../platform/text/escaped-html.js';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { partOfCard, textIn, type GhostCard } from './ghost-cards.js';
import { mergedParts, type TextPart } from './ghost-parts.js';

interface Node extends GhostCard {
  readonly type?: string;
  readonly tag?: string;
  readonly listType?: string;
  readonly start?: number;
  readonly text?: string;
  readonly format?: unknown;
  readonly children?: readonly Node[];
}

const deepest = 200;

/** The parts of a text from Ghost's present editor; undefined if it can't be read. */
export function partsOfLexical(source: string): TextPart[] | undefined {
  const { root } = (parsedJson(source) ?? {}) as { readonly root?: Node };
  if (!Array.isArray(root?.children)) return undefined;
  return mergedParts((root.children as readonly Node[]).map(blockOf));
}

function blockOf(node: Node): TextPart {
  const { type = '' } = node;
  return node.children ? { kind: 'html', text: htmlOf(node, 0) } : partOfCard(type, node);
}

function htmlOf(node: Node, depth: number): string {
  const { type = '', children = [] } = node;
  if (depth > deepest) return '';
  const within = children.reduce((before, child) => withChild(before, child, depth), '');
  switch (type) {
    case 'text':
    case 'extended-text':
      return marked(escapedHtml(node.text ?? ''), Number(node.format) || 0);
    case 'linebreak':
      return '<br>';
    case 'link':
    case 'autolink':
      return `<a href="${escapedHtml(textIn(node.url))}">${within}</a>`;
    case 'heading':
    case 'extended-heading':
      return /^h[1-6]$/.test(node.tag ?? '') ? `<${node.tag}>${within}</${node.tag}>` : `<p>${within}</p>`;
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${within}</p></blockquote>`;
    case 'list':
      return node.listType === 'number'
        ? `<ol start="${Number(node.start) || 1}">${within}</ol>`
        : `<ul>${within}</ul>`;
    case 'listitem':
      return `<li>${within}</li>`;
    default:
      return `<p>${within}</p>`;
  }
}

/**
 * Adds a child to the HTML before it. The editor keeps a nested list in an item of its own, which is moved into the
 * item before it.
 */
function withChild(before: string, child: Node, depth: number): string {
  const html = htmlOf(child, depth + 1);
  const isInner = child.type === 'listitem' && child.children?.every(({ type }) => type === 'list');
  if (!isInner || !before.endsWith('</li>')) return before + html;
  return before.slice(0, -'</li>'.length) + html.slice('<li>'.length);
}

/** The elements for the bits of `format`, from the lowest bit on. */
const marks = ['strong', 'em', 's', '', 'code', 'sub', 'sup'] as const;

const marked = (text: string, format: number): string =>
  marks.reduce(
    (within, mark, bit) => (mark !== '' && format & (1 << bit) ? `<${mark}>${within}</${mark}>` : within),
    text,
  );

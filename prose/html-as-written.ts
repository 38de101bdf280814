import type { SyntaxNode } from './syntax-node.js';

/** The tags, without attributes, that format words, and the elements that they become. */
const elements: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  sub: 'sub',
  sup: 'sup',
  kbd: 'kbd',
};

const names = [...Object.keys(elements), 'br'].join('|');
const onlyTag = new RegExp(String.raw`^<(\/?)(${names})\s{0,9}\/?>$`, 'i');
const tagsOrLineEnds = new RegExp(String.raw`(<\/?(?:${names})[ \t]{0,9}\/?>|\n)`, 'i');
/** Matches what is text even in HTML, or would run. */
const isRaw = /^\s*<(?:[!?]|(?:pre|script|style|textarea)\b)/i;

/** The most nested tags; tags that are nested more deeply are shown as they are written. */
const mostOpen = 20;

interface Tag {
  name: string;
  kind: 'open' | 'close' | 'break';
}

function tagOf(html: string): Tag | undefined {
  const [, slash, written = ''] = onlyTag.exec(html) ?? [];
  if (slash === undefined) return undefined;
  const name = written.toLowerCase();
  if (name === 'br') return slash === '' ? { name, kind: 'break' } : undefined;
  return { name: elements[name] ?? name, kind: slash === '' ? 'open' : 'close' };
}

interface Open {
  name: string;
  /** The tag as it is written. */
  tag: string;
  children: SyntaxNode[];
}

const textOf = (value: string): SyntaxNode => ({ type: 'text', value });

const flow = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Replaces HTML among the children of a node: allowed tags become elements, everything else becomes text. */
export function withTags(children: readonly SyntaxNode[], parent: SyntaxNode): SyntaxNode[] {
  if (!children.some(({ type }) => type === 'html')) return [...children];
  if (!flow.has(parent.type)) return inLine(children);
  return children.map((node) =>
    node.type === 'html' ? { type: 'paragraph', children: inLine(partsOf(node.value ?? '')) } : node,
  );
}

/** Splits a block of HTML into tags, lines and line ends, as they are written. */
function partsOf(html: string): SyntaxNode[] {
  const parts = isRaw.test(html) ? html.split(/(\n)/) : html.split(tagsOrLineEnds);
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      part === '\n' ? { type: 'break' } : { type: part.startsWith('<') ? 'html' : 'text', value: part },
    );
}

function inLine(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const outermost: SyntaxNode[] = [];
  const open: Open[] = [];
  const add = (...added: SyntaxNode[]) => (open.at(-1)?.children ?? outermost).push(...added);
  const asWritten = ({ tag, children }: Open) => add(textOf(tag), ...children);
  for (const node of nodes) {
    const { type, value = '' } = node;
    const tag = type === 'html' ? tagOf(value) : undefined;
    if (type !== 'html') add(node);
    else if (tag?.kind === 'break') add({ type: 'break' });
    else if (tag?.kind === 'open' && open.length < mostOpen)
      open.push({ name: tag.name, tag: value, children: [] });
    else if (tag?.kind === 'close' && open.some(({ name }) => name === tag.name)) {
      for (let last = open.pop(); last; last = open.pop()) {
        if (last.name === tag.name) {
          add({ type: 'tag', data: { hName: tag.name }, children: last.children });
          break;
        }
        asWritten(last);
      }
    } else add(textOf(value));
  }
  for (let last = open.pop(); last; last = open.pop()) asWritten(last);
  return outermost;
}

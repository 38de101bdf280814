import { withTags } from './html-as-written.js';
import { inPlace, type SyntaxNode } from './syntax-node.js';

/** A plugin of remark that shows as it is written what remark would leave out or renumber. */
export const nothingLost =
  () =>
  (tree: SyntaxNode, file: { toString(): string }): void => {
    const written = new Written(file.toString(), namesIn(tree));
    inPlace(tree, (children, parent) =>
      withTags(
        children.flatMap((node) => written.shown(node, parent)),
        parent,
      ),
    );
  };

/** The names of links and notes that something refers to. */
interface Names {
  links: ReadonlySet<string>;
  notes: ReadonlySet<string>;
}

function namesIn(tree: SyntaxNode): Names {
  const links = new Set<string>();
  const notes = new Set<string>();
  inPlace(tree, (children) => {
    for (const { type, identifier = '' } of children) {
      if (type === 'linkReference' || type === 'imageReference') links.add(identifier);
      if (type === 'footnoteReference') notes.add(identifier);
    }
    return children;
  });
  return { links, notes };
}

class Written {
  private readonly defined = { links: new Set<string>(), notes: new Set<string>() };

  constructor(
    private readonly text: string,
    private readonly used: Names,
  ) {}

  /** The nodes that are shown for a node. */
  shown(node: SyntaxNode, parent: SyntaxNode): SyntaxNode[] {
    switch (node.type) {
      case 'definition':
        return this.isFirst('links', node) ? [node] : [paragraphOf(this.sourceOf(node))];
      case 'footnoteDefinition':
        return this.isFirst('notes', node) ? [node] : withLabel(node);
      case 'code':
        return [withInfo(node)];
      case 'tableRow':
        return [withAllCells(node, parent.align?.length ?? 0)];
      case 'list':
        return [this.withNumbers(node)];
      default:
        return [node];
    }
  }

  /** Whether a definition is drawn: it is the first with its name, and something refers to it. */
  private isFirst(kind: keyof Names, { identifier = '' }: SyntaxNode): boolean {
    if (!this.used[kind].has(identifier) || this.defined[kind].has(identifier)) return false;
    this.defined[kind].add(identifier);
    return true;
  }

  private sourceOf({ position }: SyntaxNode): string {
    return this.text.slice(position?.start.offset, position?.end.offset);
  }

  /** Keeps rising numbers as they are written. If the numbers do not rise, they only mean that the list is numbered. */
  private withNumbers(list: SyntaxNode): SyntaxNode {
    if (!list.ordered || !list.children) return list;
    const numbers = list.children.map((item) => Number(/\d+/.exec(this.markOf(item))?.[0] ?? 0));
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0))) return list;
    const children = list.children.map((item, at) => {
      const value = numbers[at] ?? 0;
      return value === (list.start ?? 1) + at ? item : { ...item, data: { hProperties: { value } } };
    });
    return { ...list, children };
  }

  private markOf({ position }: SyntaxNode): string {
    const start = position?.start.offset ?? 0;
    return this.text.slice(start, start + 12);
  }
}

const textNode = (value: string): SyntaxNode => ({ type: 'text', value });
const paragraphOf = (text: string): SyntaxNode => ({ type: 'paragraph', children: [textNode(text)] });

/** Shows a note that nothing refers to in its own place. */
function withLabel({ label = '', children = [] }: SyntaxNode): SyntaxNode[] {
  const mark = textNode(`[^${label}]: `);
  const [first, ...others] = children;
  return first?.type === 'paragraph'
    ? [{ ...first, children: [mark, ...(first.children ?? [])] }, ...others]
    : [{ type: 'paragraph', children: [mark] }, ...children];
}

/** Makes the words after a fence a line of the text if they are more than one. A single word names a language. */
function withInfo(code: SyntaxNode): SyntaxNode {
  const { lang, meta, value = '' } = code;
  return meta ? { ...code, lang: null, meta: null, value: `${lang} ${meta}\n${value}` } : code;
}

/** Puts cells beyond the table’s columns into the row’s last cell. */
function withAllCells(row: SyntaxNode, columns: number): SyntaxNode {
  const { children: cells = [] } = row;
  const last = cells[columns - 1];
  if (!last || cells.length <= columns) return row;
  const more = cells.slice(columns).flatMap(({ children = [] }) => [textNode(' | '), ...children]);
  return {
    ...row,
    children: [...cells.slice(0, columns - 1), { ...last, children: [...(last.children ?? []), ...more] }],
  };
}

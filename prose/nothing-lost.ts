import { withTags } from './html-as-written.js';
import { inPlace, type Node } from './syntax-node.js';

/** A plugin of remark: what its drawing of a text would leave out, or number anew, is shown as it is written. */
export const nothingLost =
  () =>
  (tree: Node, file: { toString(): string }): void => {
    const written = new Written(file.toString(), namesIn(tree));
    inPlace(tree, (children, parent) =>
      withTags(
        children.flatMap((node) => written.shown(node, parent)),
        parent,
      ),
    );
  };

/** Which definitions of links and notes something refers to. */
interface Names {
  links: ReadonlySet<string>;
  notes: ReadonlySet<string>;
}

function namesIn(tree: Node): Names {
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

  /** What stands for a node. */
  shown(node: Node, parent: Node): Node[] {
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

  /** Of several with one name only the first is drawn, and it only where something refers to it. */
  private isFirst(kind: keyof Names, { identifier = '' }: Node): boolean {
    if (!this.used[kind].has(identifier) || this.defined[kind].has(identifier)) return false;
    this.defined[kind].add(identifier);
    return true;
  }

  private sourceOf({ position }: Node): string {
    return this.text.slice(position?.start.offset, position?.end.offset);
  }

  /** Numbers that rise are meant as they are written; with others a list only says that it is numbered. */
  private withNumbers(list: Node): Node {
    if (!list.ordered || !list.children) return list;
    const numbers = list.children.map((item) => Number(/\d+/.exec(this.markOf(item))?.[0] ?? 0));
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0))) return list;
    const children = list.children.map((item, at) => {
      const value = numbers[at] ?? 0;
      return value === (list.start ?? 1) + at ? item : { ...item, data: { hProperties: { value } } };
    });
    return { ...list, children };
  }

  private markOf({ position }: Node): string {
    const start = position?.start.offset ?? 0;
    return this.text.slice(start, start + 12);
  }
}

const textNode = (value: string): Node => ({ type: 'text', value });
const paragraphOf = (text: string): Node => ({ type: 'paragraph', children: [textNode(text)] });

/** A note that nothing refers to, where it stands. */
function withLabel({ label = '', children = [] }: Node): Node[] {
  const mark = textNode(`[^${label}]: `);
  const [first, ...others] = children;
  return first?.type === 'paragraph'
    ? [{ ...first, children: [mark, ...(first.children ?? [])] }, ...others]
    : [{ type: 'paragraph', children: [mark] }, ...children];
}

/** One word after a fence names a language; more are a line of the text. */
function withInfo(code: Node): Node {
  const { lang, meta, value = '' } = code;
  return meta ? { ...code, lang: null, meta: null, value: `${lang} ${meta}\n${value}` } : code;
}

/** What a row has beyond its table's columns stands in its last cell. */
function withAllCells(row: Node, columns: number): Node {
  const { children: cells = [] } = row;
  const last = cells[columns - 1];
  if (!last || cells.length <= columns) return row;
  const more = cells.slice(columns).flatMap(({ children = [] }) => [textNode(' | '), ...children]);
  return {
    ...row,
    children: [...cells.slice(0, columns - 1), { ...last, children: [...(last.children ?? []), ...more] }],
  };
}

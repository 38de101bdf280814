import { inPlace, type SyntaxNode } from '../../../../prose/syntax-node.js';

const html = (value: string): SyntaxNode => ({ type: 'html', value });

/** A text with its notes as a numbered list at its end, and with HTML links from each mark to its note and back. */
export function notesAsList(tree: SyntaxNode): SyntaxNode {
  const definitions = new Map<string, SyntaxNode[]>();
  const withoutDefinitions = (children: readonly SyntaxNode[]): SyntaxNode[] =>
    children.filter((node) => {
      if (node.type !== 'footnoteDefinition') return true;
      inPlace(node, withoutDefinitions);
      definitions.set(node.identifier ?? '', node.children ?? []);
      return false;
    });
  inPlace(tree, withoutDefinitions);
  const numbers = new Map<string, number>();
  const marked = (children: readonly SyntaxNode[]): SyntaxNode[] =>
    children.map((node) => (node.type === 'footnoteReference' ? html(markOf(node, numbers)) : node));
  inPlace(tree, marked);
  if (numbers.size === 0) return tree;
  const notes: SyntaxNode[] = [];
  // A note may cite further notes, which this loop reaches because they are added to the map.
  for (const [identifier, number] of numbers) {
    const note = noteOf(definitions.get(identifier) ?? [], number);
    inPlace(note, marked);
    notes.push(note);
  }
  const heading: SyntaxNode = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Notes' }] };
  const list: SyntaxNode = { type: 'list', ordered: true, start: 1, children: notes };
  return { ...tree, children: [...(tree.children ?? []), heading, list] };
}

/** The mark of a note. Only the first mark gets an id, because the note links back to that one. */
function markOf({ identifier = '' }: SyntaxNode, numbers: Map<string, number>): string {
  const known = numbers.get(identifier);
  const number = known ?? numbers.size + 1;
  numbers.set(identifier, number);
  const id = known === undefined ? ` id="noteref-${number}"` : '';
  return `<sup${id}><a href="#note-${number}">${number}</a></sup>`;
}

function noteOf(children: readonly SyntaxNode[], number: number): SyntaxNode {
  const target = html(`<a id="note-${number}"></a>`);
  const back = html(` <a href="#noteref-${number}">↩</a>`);
  const first = children[0]?.type === 'paragraph' ? children[0] : undefined;
  const paragraph = { type: 'paragraph', children: [target, ...(first?.children ?? []), back] };
  return { type: 'listItem', children: [paragraph, ...children.slice(first ? 1 : 0)] };
}

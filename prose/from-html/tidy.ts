import type { Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';

type Mark = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;

/** Makes the text as somebody would have written it: editors split words and put blanks into marks of their own. */
export function tidy(tree: Root): void {
  tidyWithin(tree, new Set());
}

function tidyWithin(parent: Parents, around: ReadonlySet<string>): void {
  const within = isMark(parent) ? new Set([...around, parent.type]) : around;
  for (const child of parent.children) if ('children' in child) tidyWithin(child, within);
  const children = parent.children.flatMap((child) => plainer(child, within));
  parent.children = withJoinedMarks(children) as typeof parent.children;
  if (parent.type === 'heading') parent.children = inOneLine(plainWeight(parent.children));
  if (parent.type === 'table')
    for (const cell of parent.children[0]?.children ?? []) cell.children = plainWeight(cell.children);
}

/** Removes bold from a whole heading, or a whole cell in the head of a table, because these are bold anyway. */
function plainWeight(children: PhrasingContent[]): PhrasingContent[] {
  const [only] = children;
  return children.length === 1 && only?.type === 'strong' ? only.children : children;
}

const inOneLine = (children: readonly PhrasingContent[]): PhrasingContent[] =>
  children.map((node) => (node.type === 'break' ? blank() : node));

const blank = (): Text => ({ type: 'text', value: ' ' });

const isMark = (node: Nodes | undefined): node is Mark =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';

/** Moves blanks out of marks, and removes a mark within one of its kind, because it has no effect. */
function plainer(node: RootContent, around: ReadonlySet<string>): RootContent[] {
  if (node.type === 'paragraph' && node.children.every(isBlank)) return [];
  if (node.type === 'link' && node.children.every(isBlank)) return node.children;
  if (!isMark(node)) return [node];
  if (around.has(node.type) || node.children.every(isBlank)) return node.children;
  const [before, after] = [outerBlank(node, 0), outerBlank(node, -1)];
  return [...before, node, ...after];
}

const isBlank = (node: Nodes): boolean =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

/** Moves the blank or the breaks out of one end of a mark. */
function outerBlank(mark: Mark, end: 0 | -1): PhrasingContent[] {
  const taken: PhrasingContent[] = [];
  for (let node = mark.children.at(end); node && isBlank(node); node = mark.children.at(end)) {
    taken.push(node);
    mark.children.splice(end, 1);
  }
  const node = mark.children.at(end);
  if (node?.type === 'text') {
    const words = end === 0 ? node.value.trimStart() : node.value.trimEnd();
    if (words !== node.value) taken.push(blank());
    node.value = words;
  }
  return end === 0 ? taken : taken.reverse();
}

function withJoinedMarks(children: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (isMark(child) && last?.type === child.type && isMark(last)) last.children.push(...child.children);
    else if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else joined.push(child);
  }
  return joined;
}

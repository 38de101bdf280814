/** A node of the syntax tree of markdown (mdast) or of its HTML (hast), with the members that are read or set here. */
export interface SyntaxNode {
  type: string;
  value?: string;
  children?: SyntaxNode[];
  identifier?: string;
  label?: string;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean;
  start?: number | null;
  /** The level of a heading, 1 to 6. */
  depth?: number;
  /** The address of a link or a picture. */
  url?: string;
  alt?: string | null;
  /** Whether an item of a task list is done. */
  checked?: boolean | null;
  /** The alignment of each column of a table. */
  align?: readonly unknown[];
  /** The properties of an HTML element. */
  properties?: Record<string, unknown>;
  /** The element that the node becomes. */
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  /** The place in the text, in UTF-16 units. */
  position?: { start: { offset: number }; end: { offset: number } };
}

/** Replaces the children of each node, from the outside in. */
export function inPlace(
  node: SyntaxNode,
  anew: (children: SyntaxNode[], parent: SyntaxNode) => SyntaxNode[],
): void {
  if (!node.children) return;
  node.children = anew(node.children, node);
  for (const child of node.children) inPlace(child, anew);
}

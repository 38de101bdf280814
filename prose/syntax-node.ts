/** A node of the syntax tree of a markdown (mdast) or of its HTML (hast), with those of its members that are read or set here. */
export interface Node {
  type: string;
  value?: string;
  children?: Node[];
  identifier?: string;
  label?: string;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean;
  start?: number | null;
  /** Of a heading, 1 to 6. */
  depth?: number;
  /** Of a link or a picture. */
  url?: string;
  alt?: string | null;
  /** Of an entry of a list of tasks. */
  checked?: boolean | null;
  /** Of a table: one for each column. */
  align?: readonly unknown[];
  /** Of an element of HTML. */
  properties?: Record<string, unknown>;
  /** How the node becomes an element. */
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  /** In UTF-16 units of the text. */
  position?: { start: { offset: number }; end: { offset: number } };
}

/** Sets the children of each node anew, from the outside in. */
export function inPlace(node: Node, anew: (children: Node[], parent: Node) => Node[]): void {
  if (!node.children) return;
  node.children = anew(node.children, node);
  for (const child of node.children) inPlace(child, anew);
}

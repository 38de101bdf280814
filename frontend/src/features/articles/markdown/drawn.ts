import { createElement, isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { sliced, type Slice } from '@/components/lists/sliced';
import { markdownPlugins } from '@prose/markdown-plugins';

/** An element as plain data, which can be passed between threads. */
interface DrawnElement {
  tag: string;
  properties: Readonly<Record<string, unknown>>;
  children: readonly Drawn[];
}

export type Drawn = string | DrawnElement;

/**
 * The limits of a part and of a text, in elements. A larger part takes too long to appear at once, and a larger text
 * takes too long to appear at all.
 */
const mostOfPart = 5_000;
const mostOfAll = 50_000;

/**
 * Returns the outermost parts of a markdown text as rendered elements, or undefined if they are too many or too large.
 */
export function drawnParts(markdown: string): Slice<Drawn>[] | undefined {
  // The renderer is a plain function. Without components, it returns nothing but HTML elements.
  const { children } = Markdown({ ...markdownPlugins, children: markdown }).props as { children?: ReactNode };
  const parts = drawn(children);
  const weights = parts.map(weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all > mostOfAll || weights.some((weight) => weight > mostOfPart)
    ? undefined
    : sliced(parts, weightOf);
}

function drawn(nodes: ReactNode): Drawn[] {
  return (Array.isArray(nodes) ? (nodes as ReactNode[]) : [nodes]).flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if (!isValidElement<{ children?: ReactNode }>(node) || typeof node.type !== 'string') return [];
    const { children, ...properties } = node.props;
    return [{ tag: node.type, properties, children: drawn(children) }];
  });
}

/** Estimates how many elements and lines of text a part has. */
function weightOf(part: Drawn): number {
  if (typeof part === 'string') return Math.ceil(part.length / 80);
  return part.children.reduce((sum, child) => sum + weightOf(child), 1);
}

/** Turns a part into React elements. */
export function elementOf(part: Drawn, components: Components): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, properties, children } = part;
  const type = components[tag as keyof Components] ?? tag;
  return createElement(type as string, properties, ...children.map((child) => elementOf(child, components)));
}

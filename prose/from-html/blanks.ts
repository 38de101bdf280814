import type { Element, ElementContent } from 'hast';
import { isBlankText, isBlock } from './elements.js';

const runOfBlanks = /[ \t\r\n\f\u00A0]{2,}/g;
const outerBlanks = /^\u00A0|\u00A0$/g;

/**
 * Replaces the non-breaking blanks with which editors keep blanks apart, and removes comments and breaks between
 * blocks, which are already separate. Code keeps its blanks.
 */
export function plainBlanks(parent: Element): void {
  if (parent.tagName === 'pre') return;
  const children = parent.children.filter(({ type }) => type !== 'comment');
  for (const child of children) {
    if (child.type === 'text')
      child.value = child.value.replaceAll(runOfBlanks, ' ').replaceAll(outerBlanks, ' ');
    if (child.type === 'element') plainBlanks(child);
  }
  parent.children = children.some(isBlock) ? withoutLooseBreaks(children) : children;
}

function withoutLooseBreaks(children: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const [at, child] of children.entries()) {
    const isLoose = isBreak(child) && (isEdge(kept.at(-1)) || isEdge(children[at + 1]));
    if (!isLoose) kept.push(child);
  }
  return kept;
}

const isBreak = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'br';

const isEdge = (node: ElementContent | undefined): boolean =>
  node === undefined || isBlock(node) || isBlankText(node) || isBreak(node);

import type { Element, ElementContent } from 'hast';
import { changeWithin, elementOf, isBlock, propertyOf, stylesOf } from './elements.js';

/** The elements that have no meaning of their own, or none that markdown has. */
const wrappers = new Set(['span', 'font', 'u', 'mark', 'ins', 'big', 'small', 'o:p', 'label', 'nobr']);

const boldNames = new Set(['b', 'strong']);
const italicNames = new Set(['i', 'em']);

/** Turns styles of word processors into elements, and removes elements that only carry styles. */
export const styledMarks = (body: Element): void =>
  changeWithin(body, (element) => {
    const { tagName, children } = element;
    const styles = stylesOf(element);
    if (boldNames.has(tagName)) return isPlainWeight(styles) ? children : marked(['strong'], children);
    if (italicNames.has(tagName))
      return styles.get('font-style') === 'normal' ? children : marked(['em'], children);
    if (tagName === 'p') return [{ ...element, children: marked(marksOf(styles), children) }];
    if (!wrappers.has(tagName) && !isUnknown(tagName)) return [element];
    return isEndOfParagraph(element) ? [] : marked(marksOf(styles), children);
  });

/** Whether an element belongs to another vocabulary, such as `st1:place`. */
const isUnknown = (tagName: string): boolean => tagName.includes(':');

/** Whether an element is the mark with which Word on the web ends each paragraph. */
const isEndOfParagraph = (element: Element): boolean =>
  /(?:^|\s)EOP(?:\s|$)/.test(propertyOf(element, 'className'));

const isPlainWeight = (styles: ReadonlyMap<string, string>): boolean =>
  ['normal', '400', '300'].includes(styles.get('font-weight') ?? '');

function marksOf(styles: ReadonlyMap<string, string>): string[] {
  const weight = styles.get('font-weight') ?? '';
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  const marks: Readonly<Record<string, boolean>> = {
    strong: weight.startsWith('bold') || Number(weight) >= 600,
    em: ['italic', 'oblique'].includes(styles.get('font-style') ?? ''),
    del: line.includes('line-through'),
    sup: styles.get('vertical-align') === 'super',
    sub: styles.get('vertical-align') === 'sub',
  };
  return Object.keys(marks).filter((mark) => marks[mark]);
}

/** Puts marks around elements. A mark cannot contain blocks, so it goes around the content of each block. */
function marked(marks: readonly string[], children: ElementContent[]): ElementContent[] {
  if (marks.length === 0 || children.every(isEmpty)) return children;
  if (children.some(isBlock)) {
    return children.map((child) =>
      child.type === 'element' && isBlock(child)
        ? { ...child, children: marked(marks, child.children) }
        : child,
    );
  }
  return marks.reduce<ElementContent[]>((inner, mark) => [elementOf(mark, inner)], children);
}

const isEmpty = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() === '' : node.type !== 'element';

import type { Element, ElementContent } from 'hast';
import {
  allWithin,
  changeWithin,
  elementOf,
  elementsIn,
  isBlankText,
  isBlock,
  propertyOf,
  stylesOf,
  textOf,
} from './elements.js';

/** Makes elements of headings, titles, quotations and code that only attributes or styles declare. */
export const namedBlocks = (body: Element): void =>
  changeWithin(body, (element) => {
    if (element.tagName === 'pre') return [codeOf(element)];
    if (element.tagName === 'div' && isBoxOfCode(element)) return [codeOf(element)];
    if (element.tagName === 'div' && element.children.every((child) => !isBlock(child))) {
      return element.children.every(isBlankText) ? [] : [{ ...element, tagName: headingOf(element) ?? 'p' }];
    }
    if (element.tagName !== 'p') return [element];
    if (element.children.every(isBlankText)) return [];
    const heading = headingOf(element);
    if (heading !== undefined) return [{ ...element, tagName: heading }];
    return isQuotation(element) ? [elementOf('blockquote', [element])] : [element];
  });

/** The size from which text is a title in Google’s documents, which have no element for titles, in points. */
const titlePoints = 24;

function headingOf(element: Element): string | undefined {
  const classes = propertyOf(element, 'className');
  if (/(?:^|\s)(?:MsoTitle|Title|title)(?:\s|$)/.test(classes)) return 'h1';
  const level = Number(propertyOf(element, 'ariaLevel')) || undefined;
  if (propertyOf(element, 'role') === 'heading' && level !== undefined) return `h${Math.min(6, level)}`;
  const sizes = elementsIn(element).map((part) => stylesOf(part).get('font-size') ?? '');
  const isLarge =
    sizes.length > 0 && sizes.every((size) => size.endsWith('pt') && Number.parseFloat(size) >= titlePoints);
  return isLarge ? 'h1' : undefined;
}

const isQuotation = (element: Element): boolean =>
  /(?:^|\s)(?:MsoQuote|MsoIntenseQuote|Quote)(?:\s|$)/.test(propertyOf(element, 'className'));

const language = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]{1,30})/;

/** Whether an element is the box around code that names its language. */
const isBoxOfCode = (element: Element): boolean =>
  language.test(propertyOf(element, 'className')) &&
  elementsIn(element).every(({ tagName }) => tagName === 'pre') &&
  elementsIn(element).length === 1;

/** Makes one code element, with its language if an element around or within the code names one. */
function codeOf(box: Element): Element {
  const names = [box, ...allWithin(box)].map((element) => propertyOf(element, 'className')).join(' ');
  const lang = language.exec(names)?.[1];
  const code: ElementContent = { type: 'text', value: textOf(box).trimEnd() };
  return elementOf('pre', [
    elementOf('code', [code], lang === undefined ? {} : { className: [`language-${lang}`] }),
  ]);
}

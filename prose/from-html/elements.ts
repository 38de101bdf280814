import type { Element, ElementContent } from 'hast';

export const isElement = (node: ElementContent): node is Element => node.type === 'element';

export const elementsIn = (parent: Element): Element[] => parent.children.filter(isElement);

export const elementOf = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** Replaces each element within another by what `change` returns for it, from the inside out. */
export function changeWithin(parent: Element, change: (element: Element) => ElementContent[]): void {
  parent.children = parent.children.flatMap((child) => {
    if (!isElement(child)) return [child];
    changeWithin(child, change);
    return change(child);
  });
}

/** Removes elements with all their content, from the outside in. */
export function removeWithin(parent: Element, isLeftOut: (element: Element) => boolean): void {
  parent.children = parent.children.filter((child) => !isElement(child) || !isLeftOut(child));
  for (const child of elementsIn(parent)) removeWithin(child, isLeftOut);
}

/** All elements within another, in the order of the text. */
export function* allWithin(parent: Element): Generator<Element> {
  for (const child of elementsIn(parent)) {
    yield child;
    yield* allWithin(child);
  }
}

/** The text of an element, with a line feed for each break. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.children.map(textOf).join('');
}

/** A property as text; empty if it is not there. */
export function propertyOf({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const noStyles: ReadonlyMap<string, string> = new Map();

/** The declarations of an element’s own style, with their names in lower case. */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const style = propertyOf(element, 'style');
  if (style === '') return noStyles;
  const declarations = style.split(';');
  return new Map(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
    }),
  );
}

const blocks = new Set(
  (
    'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul footnote-note'
  ).split(' '),
);

export const isBlock = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && blocks.has(node.tagName);

export const isBlankText = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() === '' : node.type === 'comment';

/** The name of an element with its prefix, because documents of this kind always use the same prefixes. */
export const tagNameOf = (element: Element): string => element.tagName.toLowerCase();

export const childElements = (element: Element): Element[] => [...element.children];

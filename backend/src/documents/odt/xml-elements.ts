/** The name of an element with its prefix, because documents of this kind always use the same prefixes. */
export const nameOf = (element: Element): string => element.tagName.toLowerCase();

export const childrenOf = (element: Element): Element[] => [...element.children];

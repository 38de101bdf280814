/** With its prefix, as documents of the kind always write it. */
export const nameOf = (element: Element): string => element.tagName.toLowerCase();

export const childrenOf = (element: Element): Element[] => [...element.children];

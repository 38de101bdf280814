/** Whether an element holds a page's article or lot, whatever its name. */
export const holdsMainPart = (element: Element): boolean =>
  /^(?:HTML|BODY|MAIN|ARTICLE)$/.test(element.nodeName) ||
  element.querySelector('main, article, h1') !== null;

/** The names that a page gives to an element. */
export const givenNames = (element: Element): string =>
  `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;

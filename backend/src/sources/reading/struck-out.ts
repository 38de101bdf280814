const strikes = /text-decoration(?:-line)?\s*:[^;}]*line-through/i;

/** Whether an element's own style sets its decoration, which then overrides its classes. */
const decorates = /text-decoration(?:-line)?\s*:/i;

/** The selector of a class, or of an element with a class. */
const simpleSelector = /^([a-z][a-z0-9]*)?\.(-?[_a-z][\w-]*)$/i;

interface StrikingClass {
  /** The element's name in capitals; undefined for elements of any name. */
  readonly element: string | undefined;
  readonly name: string;
}

/** Wraps text that only a style strikes out in the element for it, as far as the page itself contains the style. */
export function markStruckOut(document: Document): void {
  const classes = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    strikingClasses(textContent ?? ''),
  );
  const byName = new Map<string, StrikingClass[]>();
  for (const one of classes) {
    const before = byName.get(one.name);
    if (before) before.push(one);
    else byName.set(one.name, [one]);
  }
  for (const element of document.querySelectorAll('[style], [class]')) {
    if (!isStruckOut(element, byName)) continue;
    const struck = document.createElement('del');
    struck.append(...element.childNodes);
    element.append(struck);
  }
}

function isStruckOut(element: Element, classes: ReadonlyMap<string, readonly StrikingClass[]>): boolean {
  const style = element.getAttribute('style') ?? '';
  if (decorates.test(style)) return strikes.test(style);
  return (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .some((name) => classes.get(name)?.some((one) => (one.element ?? element.nodeName) === element.nodeName));
}

function strikingClasses(css: string): StrikingClass[] {
  return withoutComments(css)
    .split('}')
    .filter((rule) => strikes.test(rule))
    .flatMap((rule) => {
      const [selectors = ''] = rule.split('{').slice(-2);
      return selectors.split(',').flatMap((selector) => {
        const [, element, name] = simpleSelector.exec(selector.trim()) ?? [];
        return name === undefined ? [] : [{ element: element?.toUpperCase(), name }];
      });
    });
}

/** Removes comments. A second opening mark within a comment does not end it, so each piece is read once. */
const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((piece, place) => {
      const end = piece.indexOf('*/');
      return place === 0 ? piece : end < 0 ? '' : piece.slice(end + 2);
    })
    .join(' ');

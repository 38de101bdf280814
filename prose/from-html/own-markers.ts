import type { Element, ElementContent } from 'hast';
import { changeWithin, propertyOf, removeWithin } from './elements.js';

/**
 * Matches the address of the note that a marker of this desk becomes where a text is shown, and captures the marker’s
 * id: `s1`.
 */
const own = /(?:^|#)user-content-fn-(s\d{1,3})$/;

/** Turns the notes of a text that was copied from a shown article back into markers, as they were written. */
export function ownMarkers(body: Element): void {
  removeWithin(body, (element) => element.tagName === 'li' && own.test(propertyOf(element, 'id')));
  changeWithin(body, (element): ElementContent[] => {
    const id = element.tagName === 'a' ? own.exec(propertyOf(element, 'href'))?.[1] : undefined;
    if (id !== undefined) return [{ type: 'text', value: `[${id}]` }];
    const [only] = element.children;
    const isRaised =
      element.tagName === 'sup' &&
      element.children.length === 1 &&
      only?.type === 'text' &&
      /^\[s\d{1,3}\]$/.test(only.value);
    return isRaised ? element.children : [element];
  });
}

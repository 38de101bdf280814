/** The numbers that a browser draws before the items of an ordered list; none where it draws letters or nothing. */
export function numbersOf(list: Element): ReadonlyMap<Node, number> {
  const numbers = new Map<Node, number>();
  if (
    (list.getAttribute('type') ?? '1') !== '1' ||
    /list-style[^;]*none/i.test(list.getAttribute('style') ?? '')
  ) {
    return numbers;
  }
  const items = [...list.childNodes].filter(({ nodeName }) => nodeName === 'LI');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let next = whole(list.getAttribute('start')) ?? (step < 0 ? items.length : 1);
  for (const item of items) {
    const number = whole((item as Element).getAttribute('value')) ?? next;
    numbers.set(item, number);
    next = number + step;
  }
  return numbers;
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : undefined;

import { useLayoutEffect, useState, type RefObject } from 'react';

/** The places from the best to the worst; on a phone, left and right are the same. */
const places = ['bottom-right', 'bottom', 'top-right', 'top', 'bottom-left', 'top-left'] as const;
export type ToastPlace = (typeof places)[number];

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The box of something of a given size at a place in the window. */
function boxAt(place: ToastPlace, { width, height }: DOMRect): Box {
  const { innerWidth, innerHeight } = window;
  const right = place.endsWith('right') ? innerWidth - width : 0;
  const left = place.includes('-') ? right : (innerWidth - width) / 2;
  const top = place.startsWith('top') ? 0 : innerHeight - height;
  return { left, top, right: left + width, bottom: top + height };
}

const pressed = 'button, a[href], [role="combobox"], [role="switch"], [role="tab"], select';
const typedIn = 'input, textarea, [contenteditable="true"]';

/** The controls that can be used now, with the weight of not covering each. Those behind a dialog can't be used. */
function* usable(toast: Element): Generator<{ box: Box; weight: number }> {
  for (const control of document.querySelectorAll<HTMLElement>(`${pressed}, ${typedIn}`)) {
    if (toast.contains(control) || control.closest('[aria-hidden="true"], [inert]')) continue;
    const focused = control === document.activeElement;
    yield { box: control.getBoundingClientRect(), weight: focused ? 100 : control.matches(pressed) ? 10 : 1 };
  }
}

let pointer: { x: number; y: number } | undefined;
window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (pointer = { x, y }), {
  passive: true,
});

function bestPlace(toast: Element): ToastPlace {
  const size = toast.getBoundingClientRect();
  const controls = [...usable(toast)];
  if (pointer) {
    const { x, y } = pointer;
    controls.push({ box: { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }, weight: 100 });
  }
  const cost = (place: ToastPlace) => {
    const box = boxAt(place, size);
    return controls.reduce((sum, control) => sum + (overlap(box, control.box) ? control.weight : 0), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/**
 * Chooses where a toast appears, away from controls and from the pointer. The toast moves when the focus comes under
 * it.
 * @param shown the id of the toast that is shown
 */
export function useToastPlace(toast: RefObject<HTMLElement | null>, shown: number | undefined): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(places[0]);
  useLayoutEffect(() => {
    const box = toast.current;
    if (!box || shown === undefined) return;
    const choose = () => setPlace(bestPlace(box));
    choose();
    const makeWay = ({ target }: FocusEvent) => {
      const covered =
        target instanceof Element &&
        !box.contains(target) &&
        overlap(box.getBoundingClientRect(), target.getBoundingClientRect());
      if (covered) choose();
    };
    window.addEventListener('focusin', makeWay, true);
    window.addEventListener('resize', choose);
    return () => {
      window.removeEventListener('focusin', makeWay, true);
      window.removeEventListener('resize', choose);
    };
  }, [toast, shown]);
  return place;
}

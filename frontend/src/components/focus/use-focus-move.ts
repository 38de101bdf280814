import { useEffect, useEffectEvent, useRef } from 'react';

interface Move {
  /** Whether it moves the focus also when the component appears, not only when the state changes afterwards. */
  initially?: boolean;
  /** Whether it moves the focus only if the element that had it is gone, such as the button that was pressed. */
  onlyIfLost?: boolean;
}

/**
 * Moves the focus when a state changes.
 * @param state the value that is compared from one render to the next
 * @param place the element that gets the focus; if there is none, the focus stays where it is
 */
export function useFocusMove(
  state: unknown,
  place: () => HTMLElement | null | undefined,
  { initially = false, onlyIfLost = false }: Move = {},
): void {
  const move = useEffectEvent(() => {
    if (!onlyIfLost || document.activeElement === document.body) place()?.focus();
  });
  const last = useRef<{ state: unknown }>(initially ? undefined : { state });
  useEffect(() => {
    if (last.current && Object.is(last.current.state, state)) return;
    last.current = { state };
    move();
  }, [state]);
}

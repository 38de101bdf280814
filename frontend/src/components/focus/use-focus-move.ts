import { useEffect, useEffectEvent, useRef } from 'react';

interface Move {
  /** Moves it when the component appears, too, not only when the state changes afterwards. */
  initially?: boolean;
  /** Moves it only if what had the focus has gone, such as the button that was pressed. */
  onlyIfLost?: boolean;
}

/**
 * Moves the focus when a state changes.
 * @param state what is compared from one render to the next
 * @param place where the focus belongs now; without one it stays where it is
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

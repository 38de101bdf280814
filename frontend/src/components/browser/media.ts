import { useSyncExternalStore } from 'react';

/** The width from which tables have room (`lg`); below it, they turn into lists. */
export const WIDE = '(width >= 60rem)';

/** The width from which a window is wider than a phone (`md`). */
export const TABLET = '(width >= 48rem)';

/** Whether a media query holds now, for what differs in more than style. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

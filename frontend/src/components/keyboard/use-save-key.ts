import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl or ⌘ S, wherever the focus is, and keeps the browser from saving the page. */
export function useSaveKey(save: (() => void) | undefined): void {
  const onSave = useEffectEvent(() => save?.());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

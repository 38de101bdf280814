import { useEffect, useEffectEvent, useRef } from 'react';
import { moveInRows } from '@/components/focus/row-focus';
import { Preference } from '@/components/browser/preference';

/** The time within which the second key must come after `g`, in milliseconds. */
const SEQUENCE_MS = 1_500;

interface Shortcuts {
  /** Handles `g` and then a letter of this table. Returns whether the letter leads anywhere. */
  goTo: (letter: string) => boolean;
  /** Handles `?`. */
  showKeys: () => void;
}

/** Whether a key that is pressed at this target types text. */
export const isTyping = (target: EventTarget | null | undefined) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=combobox]') !== null;
const inDialog = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[data-page-search]');
  field?.focus();
  return field !== null;
}

/** The keys that work on every page. Those without Ctrl or ⌘ work only outside fields, and can be turned off. */
export function useShortcuts({ goTo, showKeys }: Shortcuts): void {
  const onGoTo = useEffectEvent(goTo);
  const onShowKeys = useEffectEvent(showKeys);
  const afterG = useRef(-Infinity);
  useEffect(() => {
    const single = (event: KeyboardEvent): boolean => {
      if (moveInRows(event.key)) return true;
      if (inDialog()) return false;
      if (event.timeStamp - afterG.current < SEQUENCE_MS) {
        afterG.current = -Infinity;
        return onGoTo(event.key);
      }
      if (event.key === 'g') afterG.current = event.timeStamp;
      if (event.key === '?') onShowKeys();
      if (event.key === '/') return focusSearch();
      return event.key === '?';
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
        const form = event.target instanceof Element ? event.target.closest('form') : null;
        form?.requestSubmit();
        return;
      }
      // From the page, the target of an event in an editor's shadow tree looks like the editor's host.
      const [origin] = event.composedPath();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(origin)) return;
      if (
        singleKeys.read() === 'on' ? single(event) : event.key.startsWith('Arrow') && moveInRows(event.key)
      ) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether keys without Ctrl or ⌘ do anything. People who speak to their computer turn them off. */
export const singleKeys = new Preference<'on' | 'off'>('single-keys', ['on', 'off'], 'on');

import { useEffect, useEffectEvent } from 'react';
import { isTyping, singleKeys } from '@/components/keyboard/use-shortcuts';
import { Preference, usePreference } from '@/components/browser/preference';

const size = new Preference<'dialog' | 'room'>('article-size', ['dialog', 'room'], 'dialog');
const outline = new Preference<'shown' | 'folded'>('article-outline', ['shown', 'folded'], 'shown');
const margin = new Preference<'shown' | 'folded'>('article-margin', ['shown', 'folded'], 'shown');

/**
 * Gives the room, an article over the whole window, and a function that opens and closes it. The choice is remembered.
 */
export function useRoom() {
  const [current, setSize] = usePreference(size);
  const open = current === 'room';
  return { open, toggle: () => setSize(open ? 'dialog' : 'room') };
}

/** Gives which sides of the room are shown. The choices are remembered. */
export function useRoomSides() {
  const [left, setLeft] = usePreference(outline);
  const [right, setRight] = usePreference(margin);
  return {
    outline: left === 'shown',
    toggleOutline: () => setLeft(left === 'shown' ? 'folded' : 'shown'),
    margin: right === 'shown',
    toggleMargin: () => setRight(right === 'shown' ? 'folded' : 'shown'),
  };
}

/** Lets F open and close the room. Like all single keys, it does nothing in fields. */
export function useRoomKey(toggle: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The editor is in a shadow root, so the target of the event is not the element that was typed in.
    const typing = isTyping(event.composedPath()[0]);
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (event.key !== 'f' || modified || typing || event.defaultPrevented || singleKeys.read() === 'off')
      return;
    event.preventDefault();
    toggle?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** A side that covers the text where there is no room next to it. */
export type Side = 'outline' | 'details';

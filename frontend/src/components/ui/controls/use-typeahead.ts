import { useRef } from 'react';
import { indexTyped } from './listbox-keys';

/** Letters typed within this time of each other make one word. */
const TYPING_MS = 600;

/** Finds choices by typing: answers where the letters typed so far lead, or `from` if nowhere. */
export function useTypeahead(options: readonly { label: string }[]) {
  const typed = useRef({ text: '', at: -Infinity });
  return (letter: string, now: number, from: number): number => {
    const text = now - typed.current.at < TYPING_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const labels = options.map((option) => option.label);
    return indexTyped(labels, text, from) ?? Math.max(from, 0);
  };
}

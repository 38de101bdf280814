import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The text of a search field. It is passed on, without blanks around it, after a pause in typing. A `text` that comes
 * from elsewhere, by a link or Clear all, replaces what is typed. The text that was just passed on does not, because
 * the person may have typed more meanwhile.
 */
export function useTyped(text: string, onSettled: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [told, setTold] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (text !== seen) {
    setSeen(text);
    if (text !== told) {
      setTyped(text);
      setTold(text);
    }
  }
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTold(next.trim());
      onSettled(next.trim());
    }, PAUSE_MS);
  };
  return [typed, type];
}

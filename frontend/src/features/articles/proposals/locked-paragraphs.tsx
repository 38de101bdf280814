import { useQuery } from '@tanstack/react-query';
import type { EditorView } from '@codemirror/view';
import { useEffect, useMemo, useState } from 'react';
import { counted } from '@/components/ui/text/numbers';
import type { Article } from '../api/get-article';
import { originsQuery } from '../api/get-article-revision';
import { markLocked } from '../editor/lock-marks';
import { inOneLine, TickList } from './tick-list';

/** Gives the paragraphs that people wrote or changed amid those of the model, and which of them may be changed. */
export function useLocks({ id, revision, content }: Article, enabled: boolean) {
  const { data } = useQuery({ ...originsQuery(id, revision, content), enabled });
  const [chosen, choose] = useState<number[]>([]);
  const locked = useMemo(() => {
    const blocks = enabled && data?.content === content ? data.blocks : [];
    const theirs = blocks.filter(({ untouched }) => !untouched);
    // If people wrote the whole text, a request can only mean their paragraphs, so none are locked.
    return (theirs.length < blocks.length ? theirs : []).map(({ start, end }) => ({
      value: start,
      end,
      label: inOneLine(content.slice(start, end)),
    }));
  }, [enabled, data, content]);
  const unlocked = chosen.filter((start) => locked.some(({ value }) => value === start));
  return { locked, unlocked, choose };
}

interface LockedParagraphsProps {
  locks: ReturnType<typeof useLocks>;
  view: EditorView | undefined;
}

/** Lists the paragraphs that stay as they are, unless a person allows changes to them. */
export function LockedParagraphs({ locks: { locked, unlocked, choose }, view }: LockedParagraphsProps) {
  const staying = locked
    .filter(({ value }) => !unlocked.includes(value))
    .map(({ value: start, end }) => ({ start, end }));
  // The effect compares the ranges by value, because the array is a new one after every render.
  const ranges = JSON.stringify(staying);
  useEffect(() => {
    if (!view) return undefined;
    markLocked(view, JSON.parse(ranges) as typeof staying);
    return () => markLocked(view, []);
  }, [view, ranges]);
  if (locked.length === 0) return null;
  const stay = staying.length;
  return (
    <>
      <TickList
        legend="Locked, as people wrote or changed it. Tick what may be changed:"
        entries={locked}
        ticked={unlocked}
        onChange={choose}
      />
      <p role="status" className="mt-1 text-small text-ink-3">
        {stay === 0
          ? 'Nothing is locked.'
          : `${counted(stay, 'paragraph')} ${stay === 1 ? 'stays' : 'stay'} as is.`}
      </p>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { counted } from '@/components/ui/text/numbers';
import type { Article } from '../api/get-article';
import { originsQuery } from '../api/get-origins';
import { inOneLine, TickList } from './tick-list';

/** Starts of the paragraphs that people have written or changed amid those of the model: no proposal touches them. */
export function useLocked({ id, revision, content }: Article, enabled: boolean) {
  const { data } = useQuery({ ...originsQuery(id, revision, content), enabled });
  if (!enabled || data?.content !== content || data.blocks.every(({ untouched }) => !untouched)) return [];
  return data.blocks
    .filter(({ untouched }) => !untouched)
    .map(({ start, end }) => ({ value: start, label: inOneLine(content.slice(start, end)) }));
}

interface LockedParagraphsProps {
  locked: ReturnType<typeof useLocked>;
  unlocked: readonly number[];
  onChange: (unlocked: number[]) => void;
}

/** What stays as it is, unless a person says that it may be changed. */
export function LockedParagraphs({ locked, unlocked, onChange }: LockedParagraphsProps) {
  if (locked.length === 0) return null;
  const stay = locked.length - unlocked.length;
  return (
    <>
      <TickList
        legend="Locked, as people wrote or changed it. Tick what may be changed:"
        entries={locked}
        ticked={unlocked}
        onChange={onChange}
      />
      <p role="status" className="mt-1 text-small text-ink-3">
        {stay === 0
          ? 'Nothing is locked.'
          : `${counted(stay, 'paragraph')} ${stay === 1 ? 'stays' : 'stay'} as is.`}
      </p>
    </>
  );
}

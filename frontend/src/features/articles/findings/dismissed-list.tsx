import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useNextEntry } from '@/components/focus/use-next-entry';
import { Button } from '@/components/ui/controls/button';
import { counted } from '@/components/ui/text/numbers';
import { dismissedQuery, useReopenFinding } from '../api/findings';

interface DismissedListProps {
  articleId: string;
  /** Whether the text is unsaved, so that nothing can be reopened. */
  unsaved: boolean;
}

/** The length of a quotation, in characters. It is enough to recognise a passage when it is read aloud. */
const MOST_READ = 80;

const shortened = (quote: string) => (quote.length > MOST_READ ? `${quote.slice(0, MOST_READ)}…` : quote);

/** The dismissed findings, each with a button that reopens it. */
export function DismissedList({ articleId, unsaved }: DismissedListProps) {
  const { data: dismissed = [] } = useQuery(dismissedQuery(articleId));
  const { mutate, isPending } = useReopenFinding(articleId);
  const sum = useRef<HTMLElement>(null);
  const list = useNextEntry<HTMLUListElement>(
    dismissed.length,
    (entry) => entry.querySelector('button'),
    () => sum.current,
  );
  if (dismissed.length === 0) return null;
  return (
    <details className="group/fold mt-3">
      <summary
        ref={sum}
        className="tint -mx-1.5 flex min-h-7 cursor-pointer list-none items-center gap-2 rounded-control px-1.5 text-small font-medium max-md:min-h-11"
      >
        <ChevronRight className="transition-transform group-open/fold:rotate-90" />
        {counted(dismissed.length, 'dismissed finding')}
      </summary>
      <ul {...list} aria-label="Dismissed findings" className="grid gap-3 py-1.5">
        {dismissed.map(({ rule, name, quote }) => (
          <li key={`${rule} ${quote}`} className="min-w-0 text-small">
            {name}
            <span className="line-clamp-3 wrap-anywhere text-ink-3">
              {quote === '' ? 'The whole text' : `“${quote}”`}
            </span>
            {!unsaved && (
              <Button
                size="small"
                variant="ghost"
                className="-ml-2.5"
                aria-label={`Reopen: ${name}${quote === '' ? '' : `, “${shortened(quote)}”`}`}
                blocked={isPending}
                onClick={() => mutate({ rule, quote })}
              >
                Reopen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

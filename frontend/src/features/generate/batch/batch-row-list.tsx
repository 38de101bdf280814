import { Check, Circle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { Cause } from '@/components/ui/feedback/cause';
import { count } from '@/components/ui/text/numbers';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { RowLink } from '@/components/ui/layout/row-link';
import { Spinner } from '@/components/ui/graphics/spinner';
import { useCategoryColors } from '@/features/categories/contract';
import { stepsUnderWay } from '@/features/generations/contract';
import type { Batch } from '../api/generate-batch';

interface BatchRowListProps {
  rows: readonly BatchRow[];
  /** Called to have the failed article of a row written again. */
  onTryAgain: (row: BatchRow) => void;
  /** The reason why no article can be asked for at present; undefined if one can. */
  blockedBy: string | undefined;
}

/** Lists the articles of a batch in the order of writing, each with its outcome or its present step. */
export function BatchRowList({ rows, onTryAgain, blockedBy }: BatchRowListProps) {
  const colorOf = useCategoryColors();
  return (
    <ul aria-label="Articles of the batch" className="@container mt-4 border-t border-line">
      {rows.map((row) => (
        <li
          key={row.articleId}
          className="group/row relative grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 text-small @md:grid-cols-[1rem_minmax(0,1fr)_8rem_9.5rem_auto]"
        >
          <span className="grid place-items-center">{glyphs[row.state]}</span>
          <span className="min-w-0">{wordsOf(row)}</span>
          <span className="text-ink-3 @max-md:hidden">{row.persona}</span>
          <span className="text-ink-2 @max-md:hidden">
            <CategoryName name={row.category} color={colorOf(row.categoryId)} />
          </span>
          <span className="min-w-10 text-right text-ink-2 tabular-nums">
            {row.state === 'failed' && (
              <ReasonedButton size="small" reason={blockedBy} onClick={() => onTryAgain(row)}>
                Try again
              </ReasonedButton>
            )}
            {row.state === 'written' && (
              <>
                {count(row.wordCount)}
                <span className="sr-only"> words</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const glyphs: Readonly<Record<BatchRow['state'], ReactNode>> = {
  written: <Check className="text-accent" />,
  deleted: <Check className="text-accent" />,
  failed: <X className="text-danger" />,
  current: <Spinner />,
  waiting: <Circle className="size-2 text-ink-3" strokeWidth={3} />,
};

function wordsOf(row: BatchRow): ReactNode {
  switch (row.state) {
    case 'written':
      return (
        <span className="block pt-0.5 font-serif text-row font-medium">
          <RowLink to="/articles" search={{ article: row.articleId }}>
            {row.title}
          </RowLink>
        </span>
      );
    case 'deleted':
      return <span className="text-ink-3">Written, and deleted since</span>;
    case 'failed':
      return (
        <>
          <span className="text-danger">{row.reason}</span>
          <Cause>{row.cause}</Cause>
          <span className="block text-ink-3 @md:hidden">
            {row.persona}, {row.category}
          </span>
        </>
      );
    case 'current':
      return row.step;
    case 'waiting':
      return <span className="text-ink-3">Waiting</span>;
  }
}

type Planned = Batch['planned'][number];

type BatchRow = Planned &
  (
    | { state: 'written'; title: string; wordCount: number }
    | { state: 'deleted' }
    | { state: 'failed'; reason: string; cause: string | undefined }
    | { state: 'current'; step: string }
    | { state: 'waiting' }
  );

/** Counts the articles that have an outcome. */
export function doneOf({ summary }: Batch): number {
  return summary.totalGenerated + summary.failed;
}

/** Counts the articles that are being written now. */
export function runningOf({ planned }: Batch): number {
  return planned.filter(({ status }) => status === 'running').length;
}

/** Returns the planned articles, each with its outcome or state. Several are written at the same time. */
export function batchRows(batch: Batch): BatchRow[] {
  return batch.planned.map((planned, place): BatchRow => {
    const failure = batch.failures.find(({ index }) => index === place);
    if (failure) return { ...planned, state: 'failed', reason: failure.reason, cause: failure.cause };
    const article = batch.articles.find(({ id }) => id === planned.articleId);
    if (article) return { ...planned, state: 'written', title: article.title, wordCount: article.wordCount };
    if (planned.status === 'written') return { ...planned, state: 'deleted' };
    if (planned.underWay === null) return { ...planned, state: 'waiting' };
    return { ...planned, state: 'current', step: stepsUnderWay[planned.underWay] };
  });
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { counted } from '@/components/ui/text/numbers';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Spinner } from '@/components/ui/graphics/spinner';
import type { Batch, useBatchWork } from '../api/generate-batch';
import type { useGenerateArticle } from '../api/generate-article';
import { promptOf } from '../domain/faults';
import { Elapsed } from '@/components/ui/text/elapsed';
import { ProgressCard } from '../work/progress-card';
import { BatchRowList, batchRows, doneOf, runningOf } from './batch-row-list';

interface BatchProgressCardProps extends ReturnType<typeof useBatchWork> {
  article: ReturnType<typeof useGenerateArticle>;
}

/** Shows the progress of a batch article by article and, when it is done, the outcome. */
export function BatchProgressCard(props: BatchProgressCardProps) {
  const { work, running, requested, progress, batch, error, retry, dismiss, article } = props;
  if (!work || (!running && !batch)) return null;
  const done = batch ? doneOf(batch) : 0;
  const planning = running && progress?.stage === 'planning';
  return (
    <ProgressCard
      title={running ? `Writing ${counted(requested, 'article')}` : batch ? resultInWords(batch) : ''}
      sub={running ? goesOn : batch?.summary.totalGenerated === 0 ? canBeAskedAgain : waits}
      aside={
        <div className="flex items-start gap-2">
          <p className="font-display text-[1.75rem]/8 whitespace-nowrap tabular-nums">
            <span className="sr-only">{running ? 'Done' : 'Written'}: </span>
            {running ? done : (batch?.summary.totalGenerated ?? 0)}{' '}
            <span className="text-ink-3">/ {requested}</span>
          </p>
          {!running && <IconButton label="Dismiss" icon={<X />} onClick={dismiss} className="-mt-1 -mr-2" />}
        </div>
      }
    >
      <ProgressBar label="Batch" done={done} failed={batch?.summary.failed ?? 0} total={requested} />
      <div className="mt-2.5 flex flex-wrap justify-between gap-x-5 gap-y-1 text-small">
        {batch && !planning ? <Counts batch={batch} /> : <Starting planning={planning} />}
        <Elapsed since={work.startedAt} until={work.endedAt} />
      </div>
      <p role="status" className="sr-only">
        {quarters[Math.floor((done / Math.max(requested, 1)) * 4)]}
      </p>
      {batch && (
        <BatchRowList
          rows={batchRows(batch)}
          onTryAgain={({ categoryId, personaId }) =>
            article.start({ categoryId, personaId, ...promptOf(work.request.customPrompt ?? '') })
          }
          blockedBy={article.running && 'Another article is being written.'}
        />
      )}
      {error && <InlineError title="The progress could not be loaded" error={error} onRetry={retry} />}
    </ProgressCard>
  );
}

const goesOn = 'You can leave this page. The batch keeps running, and drafts appear as they finish.';
const waits = 'The finished articles wait for review in the drafts.';
const canBeAskedAgain = 'The reasons are below. You can try any of them again.';

/** The words that screen readers hear as the batch progresses. An announcement for each article would be too many. */
const quarters = [
  '',
  'A quarter of the batch is done.',
  'Half of the batch is done.',
  'Three quarters of the batch are done.',
  'The batch is done.',
];

function resultInWords({ summary: { requested, totalGenerated } }: Batch): string {
  if (totalGenerated === 0) return 'No article was written';
  if (totalGenerated === requested) return `${counted(requested, 'article')} written`;
  return `${totalGenerated} of ${counted(requested, 'article')} written`;
}

function Starting({ planning }: { planning: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <Spinner />
      {planning ? 'Planning what each article is about…' : 'Starting…'}
    </span>
  );
}

function Counts({ batch }: { batch: Batch }) {
  const { requested, totalGenerated, failed } = batch.summary;
  const current = runningOf(batch);
  const waiting = requested - doneOf(batch) - current;
  return (
    <ul className="flex flex-wrap gap-x-5 text-ink-2">
      <Count number={totalGenerated}>written</Count>
      {current > 0 && <Count number={current}>being written</Count>}
      {failed > 0 && (
        <Count number={failed} failed>
          failed
        </Count>
      )}
      {waiting > 0 && <Count number={waiting}>waiting</Count>}
    </ul>
  );
}

function Count({ number, failed, children }: { number: number; failed?: boolean; children: ReactNode }) {
  return (
    <li className={failed ? 'text-danger' : undefined}>
      <span className={`font-semibold ${failed ? '' : 'text-ink'}`}>{number}</span> {children}
    </li>
  );
}

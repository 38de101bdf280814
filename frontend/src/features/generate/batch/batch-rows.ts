import type { Progress } from '@/api/event-stream';
import type { Batch } from '../api/get-batch';
import { stageInWords } from '../work/stages';

type Planned = Batch['planned'][number];

/** One article of a batch and what has become of it. */
export type BatchRow = Planned &
  (
    | { state: 'written'; title: string; wordCount: number }
    /** Written, and deleted since. */
    | { state: 'deleted' }
    | { state: 'failed'; reason: string }
    | { state: 'current'; stage: string }
    | { state: 'waiting' }
  );

/** How many articles have their outcome. */
export function doneOf({ summary }: Batch): number {
  return summary.totalGenerated + summary.failed;
}

/**
 * The plan with what has become of it. Articles are written one after the other, so the first without an outcome is
 * the one being written.
 * @param progress what the server told last of the batch
 */
export function batchRows(batch: Batch, progress: Progress | undefined): BatchRow[] {
  const done = doneOf(batch);
  return batch.planned.map((planned, place): BatchRow => {
    const article = batch.articles.find(({ id }) => id === planned.articleId);
    const failure = batch.failures.find(({ index }) => index === place);
    if (failure) return { ...planned, state: 'failed', reason: failure.reason };
    if (article) {
      return { ...planned, state: 'written', title: article.title, wordCount: article.wordCount };
    }
    if (place < done) return { ...planned, state: 'deleted' };
    if (place > done || batch.status === 'finished') return { ...planned, state: 'waiting' };
    const stage = progress?.['index'] === place ? progress.stage : undefined;
    return { ...planned, state: 'current', stage: stageInWords(stage) };
  });
}

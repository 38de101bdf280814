import { parentPort } from 'node:worker_threads';
import { originsOf, type DividedArticle, type Origins } from './origins.js';
import { replay, type Replay } from './replay.js';
import type { TextChange } from './text-changes.js';

/** Takes up changes of an article's text, or tells its origins at one revision. */
export type OriginsJob =
  | { readonly before: Replay | undefined; readonly changes: readonly TextChange[] }
  | { readonly divided: DividedArticle };

export type OriginsAnswer = Replay | Origins;

parentPort?.on('message', (job: OriginsJob) => {
  const answer: OriginsAnswer = 'divided' in job ? originsOf(job.divided) : replay(job.before, job.changes);
  parentPort?.postMessage(answer);
});

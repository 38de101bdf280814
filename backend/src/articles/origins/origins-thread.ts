import { parentPort } from 'node:worker_threads';
import {
  compactOriginsOf,
  dividedAt,
  type CompactOrigins,
  type DividedArticle,
  type TextAt,
} from './origins.js';
import { replay, type Replay } from './replay.js';
import type { TextChange } from './text-changes.js';

/** Takes up changes of an article's text, and tells its origins at a revision, or one of the two. */
export type OriginsJob =
  | {
      readonly before: Replay | undefined;
      readonly changes: readonly TextChange[];
      readonly at: TextAt | undefined;
    }
  | { readonly divided: DividedArticle };

/** What was asked for: without the replay where there were no changes, and the origins where no revision was named. */
export interface OriginsAnswer {
  readonly replay?: Replay;
  readonly origins?: CompactOrigins;
}

parentPort?.on('message', (job: OriginsJob) => parentPort?.postMessage(answerTo(job)));

function answerTo(job: OriginsJob): OriginsAnswer {
  if ('divided' in job) return { origins: compactOriginsOf(job.divided) };
  const replayed = replay(job.before, job.changes);
  const divided = job.at && dividedAt(replayed, job.at);
  return { replay: replayed, ...(divided && { origins: compactOriginsOf(divided) }) };
}

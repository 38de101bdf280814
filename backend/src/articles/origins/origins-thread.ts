import { parentPort } from 'node:worker_threads';
import type { ModelWriting } from './model-writings.js';
import { countedOrigins, type CountedOrigins } from './origins.js';
import { replay, type Division, type Replay } from './replay.js';
import type { TextChange } from './text-changes.js';

/** Changes of an article's text to take up, and to count the words and blocks after them. */
export interface OriginsJob {
  readonly before: Replay | undefined;
  readonly changes: readonly TextChange[];
  /** The earlier words of models and imports; undefined if nothing has to be counted. */
  readonly models: readonly ModelWriting[] | undefined;
}

export interface OriginsAnswer {
  /** The divisions that the changes left. */
  readonly divisions: readonly Division[];
  readonly counted: CountedOrigins | undefined;
}

parentPort?.on('message', (job: OriginsJob) => parentPort?.postMessage(answerTo(job)));

function answerTo({ before, changes, models }: OriginsJob): OriginsAnswer {
  const { content, divisions: all } = replay(before, changes);
  const divisions = all.slice(before?.divisions.length ?? 0);
  const added = divisions.flatMap(({ asWritten: blocks }, at) =>
    blocks
      ? { author: (before?.changes ?? 0) + at, imported: changes[at]?.by.kind === 'import', blocks }
      : [],
  );
  return { divisions, counted: models && countedOrigins(content, [...models, ...added]) };
}

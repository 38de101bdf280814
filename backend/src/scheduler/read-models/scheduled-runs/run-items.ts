import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type { RunArticle, RunOutcome, ScheduledRunItem } from '../../runs.dto.js';
import type { ScheduledRunRow, ScheduledTaskRow } from './scheduled-run.row.js';

type Task = Pick<
  ScheduledTaskRow,
  'articleId' | 'persona' | 'category' | 'done' | 'title' | 'deleted' | 'ideas' | 'failure' | 'nextTryAt'
>;

/** What a statement that selects `runColumns` gives. */
export interface RunColumns extends Pick<
  ScheduledRunRow,
  'id' | 'position' | 'job' | 'trigger' | 'customPrompt'
> {
  readonly dueAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly outcome: ScheduledRunRow['outcome'];
  readonly reason: string | null;
  readonly actor: Actor;
  /** In the order of the plan. Times are texts, since they come as JSON. */
  readonly tasks: readonly Task[];
}

export const runColumns = `run.id, run.position, run.job, run.trigger, run.custom_prompt "customPrompt",
  run.due_at "dueAt", run.started_at "startedAt", run.finished_at "finishedAt", run.outcome, run.reason, run.actor,
  coalesce((select json_agg(json_build_object('articleId', article_id, 'persona', persona, 'category', category,
    'done', done, 'title', title, 'deleted', deleted, 'ideas', ideas, 'failure', failure, 'nextTryAt', next_try_at)
    order by place) from scheduled_task task where task.run_id = run.id), '[]'::json) tasks`;

export function itemOf(run: RunColumns): ScheduledRunItem {
  const { id, job, trigger, customPrompt, dueAt, startedAt, finishedAt, reason, actor, tasks } = run;
  return {
    id,
    job,
    trigger,
    customPrompt,
    dueAt: dueAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    outcome: outcomeOf(run),
    reason,
    requested: tasks.length,
    articles: tasks.flatMap(articleOf),
    ideas: tasks.reduce((sum, { ideas }) => sum + (ideas ?? 0), 0),
    failures: tasks.flatMap(({ persona, category, failure, nextTryAt }) =>
      failure === null ? [] : [{ persona, category, reason: failure, nextTryAt: isoOf(nextTryAt) }],
    ),
    by: { kind: actor.kind, id: actor.id, name: actor.name },
  };
}

function articleOf({ articleId: id, title, persona, category, done, deleted }: Task): RunArticle[] {
  if (id === null || !done || deleted) return [];
  return [{ id, title: title ?? '', persona: persona ?? '', category: category ?? '' }];
}

/** One that nobody can do anything about right now is waiting. */
function outcomeOf({ outcome, startedAt, tasks }: RunColumns): RunOutcome {
  if (outcome !== 'unfinished') return outcome;
  const untried = tasks.some(({ done, failure }) => !done && failure === null);
  return startedAt === null || !untried ? 'waiting' : 'running';
}

function isoOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

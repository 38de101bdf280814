import type { RunArticle, RunOutcome, ScheduledRunItem, RunsAnswer } from '../../dto/scheduler.dto.js';
import type { ScheduledRunRow, ScheduledTaskRow } from './scheduled-runs.projection.js';
import { defaultPageSize, pageOf, positionAt, type PageQuery } from '../../../platform/http/input/page.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The columns that `runColumns` selects. */
interface RunColumns extends Omit<ScheduledRunRow, 'correlationId' | 'dueAt' | 'startedAt' | 'finishedAt'> {
  readonly dueAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The tasks in the order of the plan. Times are texts, because they come as JSON. */
  readonly tasks: readonly Omit<ScheduledTaskRow, 'runId' | 'place'>[];
}

const runColumns = `run.id, run.position, run.job, run.trigger, run.custom_prompt "customPrompt",
  run.due_at "dueAt", run.started_at "startedAt", run.finished_at "finishedAt", run.outcome, run.reason, run.actor,
  coalesce((select json_agg(json_build_object('articleId', article_id, 'persona', persona, 'category', category,
    'done', done, 'title', title, 'deleted', deleted, 'ideas', ideas, 'failure', failure, 'cause', cause, 'nextTryAt', next_try_at)
    order by place) from scheduled_task task where task.run_id = run.id), '[]'::json) tasks`;

/** The runs of both jobs, past and present. */
@Injectable()
export class ScheduledRunList {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<ScheduledRunItem | undefined> {
    const [run] = await this.select('run.id = $1', [id], 1);
    return run && itemOf(run);
  }

  /** The newest run of the article job that took place or is in progress; undefined when there is none. */
  async lastOfArticles(): Promise<ScheduledRunItem | undefined> {
    const [run] = await this.select(`run.job = 'articles' and run.outcome <> 'missed'`, [], 1);
    return run && itemOf(run);
  }

  /** A page of runs, newest first. */
  async page({ limit = defaultPageSize, cursor }: PageQuery): Promise<RunsAnswer> {
    const before = positionAt(cursor);
    const [rows, [counted]] = await Promise.all([
      before === undefined
        ? this.select('true', [], limit + 1)
        : this.select('run.position < $1::bigint', [before], limit + 1),
      this.dataSource.query<{ total: number }[]>('select count(*)::integer total from scheduled_run'),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.position]);
    return { total: counted?.total ?? 0, items: items.map(itemOf), nextCursor };
  }

  private select(condition: string, values: readonly string[], limit: number): Promise<RunColumns[]> {
    return this.dataSource.query<RunColumns[]>(
      `select ${runColumns} from scheduled_run run where ${condition} order by run.position desc limit ${limit}`,
      [...values],
    );
  }
}

function itemOf(run: RunColumns): ScheduledRunItem {
  const { position: _, actor, tasks, ...told } = run;
  return {
    ...told,
    dueAt: run.dueAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    outcome: outcomeOf(run),
    requested: tasks.length,
    articles: tasks.flatMap(articleOf),
    ideas: tasks.reduce((sum, { ideas }) => sum + (ideas ?? 0), 0),
    failures: tasks.flatMap(({ persona, category, failure, cause, nextTryAt }) =>
      failure === null
        ? []
        : [
            {
              persona,
              category,
              reason: failure,
              ...(cause !== null && { cause }),
              nextTryAt: isoOf(nextTryAt),
            },
          ],
    ),
    by: { kind: actor.kind, id: actor.id, name: actor.name },
  };
}

function articleOf({
  articleId: id,
  title,
  persona,
  category,
  done,
  deleted,
}: RunColumns['tasks'][number]): RunArticle[] {
  if (id === null || !done || deleted) return [];
  return [{ id, title: title ?? '', persona: persona ?? '', category: category ?? '' }];
}

/** The outcome of a run; one with nothing to do right now is waiting. */
function outcomeOf({ outcome, startedAt, tasks }: RunColumns): RunOutcome {
  if (outcome !== 'unfinished') return outcome;
  const untried = tasks.some(({ done, failure }) => !done && failure === null);
  return startedAt === null || !untried ? 'waiting' : 'running';
}

function isoOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

import type { Decider } from '../../platform/event-sourcing/decider.js';
import {
  scheduledRunEvents,
  type Job,
  type ScheduledRunEvent,
  type ScheduledRunEventOf,
  type ScheduledTask,
} from './scheduled-run.events.js';

export type ScheduledRunCommand =
  | { readonly type: 'miss'; readonly job: Job; readonly dueAt: Date }
  | {
      readonly type: 'open';
      readonly job: Job;
      readonly trigger: 'schedule' | 'manual';
      readonly dueAt: Date;
      readonly customPrompt: string | null;
    }
  | {
      readonly type: 'plan';
      readonly tasks: readonly ScheduledTask[];
      /** The reason why there are no tasks; null if there are some. */
      readonly reason: string | null;
      /** The call for the subjects, if a model was asked for them. */
      readonly call?: ScheduledRunEventOf<'ScheduledRunPlanned'>['data']['call'] | null;
      readonly at: Date;
    }
  | {
      readonly type: 'record-done';
      readonly index: number;
      readonly title: string | null;
      readonly ideas: number | null;
    }
  | {
      readonly type: 'record-failed';
      readonly index: number;
      /** The number of the try, counted from 1; a second report of the same try changes nothing. */
      readonly tryNumber: number;
      readonly reason: string;
      readonly cause?: string | undefined;
      readonly at: Date;
    };

export interface ScheduledRun {
  readonly order: ScheduledRunEventOf<'ScheduledRunOpened'>['data'];
  /** The tasks; undefined until the run is planned. */
  readonly tasks: readonly ScheduledTask[] | undefined;
  /** The results of tasks by their place in the plan: `done`, or the failures so far. */
  readonly results: ReadonlyMap<number, 'done' | TaskFailure>;
  readonly finished: boolean;
}

/** The state of a slot; undefined until something is decided about it. */
export type ScheduledRunState = ScheduledRun | 'missed' | undefined;

/** One slot, or one order by hand, and its outcome. */
export const scheduledRunDecider: Decider<ScheduledRunState, ScheduledRunCommand, ScheduledRunEvent> = {
  catalog: scheduledRunEvents,
  initialState: undefined,

  decide(command, run) {
    switch (command.type) {
      case 'miss': {
        const { job, dueAt } = command;
        return run ? [] : [{ type: 'ScheduledRunMissed', data: { job, dueAt: dueAt.toISOString() } }];
      }
      case 'open': {
        // A clock that ran ahead may have called a slot missed before it was due.
        if (run !== undefined && run !== 'missed') return [];
        const { job, trigger, dueAt, customPrompt } = command;
        const data = { job, trigger, dueAt: dueAt.toISOString(), customPrompt };
        return [{ type: 'ScheduledRunOpened', data }];
      }
      case 'plan':
        return openedRun(run).tasks ? [] : plan(command);
      case 'record-done': {
        const { index, title, ideas } = command;
        return settled(openedRun(run), index, { type: 'ScheduledTaskDone', data: { index, title, ideas } });
      }
      case 'record-failed':
        return failed(openedRun(run), command);
      default:
        return command satisfies never;
    }
  },

  evolve(run, event) {
    switch (event.type) {
      case 'ScheduledRunMissed':
        return 'missed';
      case 'ScheduledRunOpened':
        return { order: event.data, tasks: undefined, results: new Map(), finished: false };
      case 'ScheduledRunPlanned':
        return { ...openedRun(run), tasks: event.data.tasks };
      case 'ScheduledTaskDone':
        return withResult(openedRun(run), event.data.index, 'done');
      case 'ScheduledTaskFailed': {
        const { index, reason, nextTryAt } = event.data;
        return withResult(openedRun(run), index, {
          tries: triesOf(openedRun(run), index) + 1,
          reason,
          nextTryAt: nextTryAt === null ? null : new Date(nextTryAt),
        });
      }
      case 'ScheduledRunFinished':
        return { ...openedRun(run), finished: true };
      default:
        return event satisfies never;
    }
  },
};

/** The number of times that a task has failed so far. */
export function triesOf({ results }: ScheduledRun, index: number): number {
  const result = results.get(index);
  return result === undefined || result === 'done' ? 0 : result.tries;
}

export function openedRun(run: ScheduledRunState): ScheduledRun {
  if (run === undefined || run === 'missed') throw new Error('A run begins with ScheduledRunOpened.');
  return run;
}

export type PlanCommand = Extract<ScheduledRunCommand, { type: 'plan' }>;

function plan({ tasks, reason, call, at }: PlanCommand): ScheduledRunEvent[] {
  const planned: ScheduledRunEvent = {
    type: 'ScheduledRunPlanned',
    data: { tasks: [...tasks], at: at.toISOString(), ...(call && { call }) },
  };
  if (tasks.length > 0) return [planned];
  const data = { outcome: 'failed', done: 0, failed: 0, reason } as const;
  return [planned, { type: 'ScheduledRunFinished', data }];
}

type Failure = Extract<ScheduledRunCommand, { type: 'record-failed' }>;

function failed(run: ScheduledRun, { index, tryNumber, reason, cause, at }: Failure): ScheduledRunEvent[] {
  if (tryNumber !== triesOf(run, index) + 1) return [];
  const nextTryAt = nextTryAfter(tryNumber, at)?.toISOString() ?? null;
  const data = { index, reason, nextTryAt, cause };
  const event: ScheduledRunEvent = { type: 'ScheduledTaskFailed', data };
  if (nextTryAt === null) return settled(run, index, event);
  return run.results.get(index) === 'done' ? [] : [event];
}

/** Records an outcome. The last one ends the run in the same append, so a run is never complete and still open. */
function settled(run: ScheduledRun, index: number, event: ScheduledRunEvent): ScheduledRunEvent[] {
  const { tasks = [], results, finished } = run;
  if (!tasks[index]) throw new Error(`The plan has no task ${index}.`);
  if (finished || isSettled(results.get(index))) return [];
  const others = tasks.map((_, place) => results.get(place)).filter((_, place) => place !== index);
  if (!others.every(isSettled)) return [event];
  const done =
    others.filter((result) => result === 'done').length + (event.type === 'ScheduledTaskDone' ? 1 : 0);
  const outcome = done === tasks.length ? 'complete' : done === 0 ? 'failed' : 'partial';
  const data = { outcome, done, failed: tasks.length - done, reason: null } as const;
  return [event, { type: 'ScheduledRunFinished', data }];
}

function isSettled(result: 'done' | TaskFailure | undefined): boolean {
  return result === 'done' || (result !== undefined && result.nextTryAt === null);
}

function withResult(run: ScheduledRun, index: number, result: 'done' | TaskFailure): ScheduledRun {
  return { ...run, results: new Map([...run.results, [index, result]]) };
}

interface TaskFailure {
  readonly tries: number;
  readonly reason: string;
  /** The time of the next try; null if there is none. */
  readonly nextTryAt: Date | null;
}

const minuteMs = 60_000;
/** The waits after the first and the second failure of a task; the third failure is the last. */
const waitsMs = [5 * minuteMs, 20 * minuteMs];

/** The time of the next try of a task that failed for the `tries`th time; undefined if it is given up. */
function nextTryAfter(tries: number, at: Date): Date | undefined {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? undefined : new Date(at.getTime() + wait);
}

export interface NextTask {
  readonly index: number;
  readonly task: ScheduledTask;
}

/** The tasks to do now: those never tried come before those that are due again. */
export function nextTasks(
  { tasks = [], results }: Pick<ScheduledRun, 'tasks' | 'results'>,
  now: Date,
): NextTask[] {
  const places = tasks.map((task, index) => ({ index, task }));
  return [
    ...places.filter(({ index }) => !results.has(index)),
    ...places.filter(({ index }) => isDue(results.get(index), now)),
  ];
}

function isDue(result: 'done' | TaskFailure | undefined, now: Date): boolean {
  if (result === undefined || result === 'done' || result.nextTryAt === null) return false;
  const wait = result.nextTryAt.getTime() - now.getTime();
  // A wait longer than any that is set means that the clock was set back.
  return wait <= 0 || wait > Math.max(...waitsMs);
}

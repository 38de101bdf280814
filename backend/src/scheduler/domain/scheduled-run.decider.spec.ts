import { given } from '../../platform/event-sourcing/testing/given.js';
import { nextTasks, scheduledRunDecider, triesOf, type ScheduledRun } from './scheduled-run.decider.js';
import { isOrderedByHand, manualRunId, runUuid, type ScheduledRunEvent } from './scheduled-run.events.js';
import { articleTask } from './testing/tasks.js';

const at = new Date('2026-11-16T14:00:00.000Z');
const dueAt = at.toISOString();
const minutes = (count: number): Date => new Date(at.getTime() + count * 60_000);

const plan = { subject: 'Boxes', angle: 'Their worth', title: 'What a Box Is Worth' };
const tasks = [articleTask('a'), { ...articleTask('b'), plan }];

const missed: ScheduledRunEvent = { type: 'ScheduledRunMissed', data: { job: 'articles', dueAt } };
const opened: ScheduledRunEvent = {
  type: 'ScheduledRunOpened',
  data: { job: 'articles', trigger: 'schedule', dueAt, customPrompt: null },
};
const planned: ScheduledRunEvent = { type: 'ScheduledRunPlanned', data: { tasks, at: dueAt } };
const done = (index: number): ScheduledRunEvent => ({
  type: 'ScheduledTaskDone',
  data: { index, title: 'A title', ideas: null },
});
const failed = (index: number, nextTryAt: Date | null): ScheduledRunEvent => ({
  type: 'ScheduledTaskFailed',
  data: { index, reason: 'No answer.', nextTryAt: nextTryAt?.toISOString() ?? null },
});
const finished = (outcome: 'complete' | 'partial' | 'failed', made: number): ScheduledRunEvent => ({
  type: 'ScheduledRunFinished',
  data: { outcome, done: made, failed: 2 - made, reason: null },
});

const open = {
  type: 'open',
  job: 'articles',
  trigger: 'schedule',
  dueAt: at,
  customPrompt: null,
} as const;
const miss = { type: 'miss', job: 'articles', dueAt: at } as const;
const doneAt = (index: number) => ({ type: 'record-done', index, title: 'A title', ideas: null }) as const;
const failure = (index: number, tryNumber: number, when: Date) =>
  ({ type: 'record-failed', index, tryNumber, reason: 'No answer.', at: when }) as const;

describe('a slot nothing is decided about', () => {
  it('is opened or missed', () => {
    given(scheduledRunDecider).when(open).then(opened);
    given(scheduledRunDecider).when(miss).then(missed);
  });
});

describe('a missed slot', () => {
  it('stays missed', () => given(scheduledRunDecider, missed).when(miss).thenNothing());

  it('is opened when its time comes after all', () =>
    given(scheduledRunDecider, missed).when(open).then(opened));
});

it('only a run that was opened is planned', () => {
  for (const state of [undefined, 'missed'] as const) {
    expect(() => scheduledRunDecider.decide({ type: 'plan', tasks, reason: null, at }, state)).toThrow(
      'A run begins with ScheduledRunOpened.',
    );
  }
});

describe('an open run', () => {
  it('is opened once and not missed', () => {
    given(scheduledRunDecider, opened).when(open).thenNothing();
    given(scheduledRunDecider, opened).when(miss).thenNothing();
  });

  it('is planned once', () => {
    const plan = { type: 'plan', tasks, reason: null, at } as const;
    given(scheduledRunDecider, opened).when(plan).then(planned);
    given(scheduledRunDecider, opened, planned).when(plan).thenNothing();
  });

  it('keeps what the call for the subjects cost', () => {
    const call = {
      provider: 'openai',
      model: 'a-model',
      promptVersion: '1',
      promptHash: 'f00d',
      tokens: { input: 10, output: 5 },
      durationMs: 1,
      answerHash: 'beef',
    };
    given(scheduledRunDecider, opened)
      .when({ type: 'plan', tasks, reason: null, call, at })
      .then({ type: 'ScheduledRunPlanned', data: { tasks, at: dueAt, call } });
    given(scheduledRunDecider, opened)
      .when({ type: 'plan', tasks, reason: null, call: null, at })
      .then(planned);
  });

  it('fails at once and says why when nothing can be planned', () => {
    const reason = 'There are no personas to write as.';
    given(scheduledRunDecider, opened)
      .when({ type: 'plan', tasks: [], reason, at })
      .then(
        { type: 'ScheduledRunPlanned', data: { tasks: [], at: dueAt } },
        { type: 'ScheduledRunFinished', data: { outcome: 'failed', done: 0, failed: 0, reason } },
      );
  });
});

describe('a planned run', () => {
  it('ends with the last task, in the same append', () => {
    given(scheduledRunDecider, opened, planned).when(doneAt(0)).then(done(0));
    given(scheduledRunDecider, opened, planned, done(0))
      .when(doneAt(1))
      .then(done(1), finished('complete', 2));
  });

  it('goes on while any other task has no outcome', () => {
    const three: ScheduledRunEvent = {
      type: 'ScheduledRunPlanned',
      data: { tasks: [...tasks, articleTask('c')], at: dueAt },
    };
    given(scheduledRunDecider, opened, three, done(0)).when(doneAt(1)).then(done(1));
  });

  it('goes on while the only other task is to be tried again', () =>
    given(scheduledRunDecider, opened, planned, done(1))
      .when(failure(0, 1, at))
      .then(failed(0, minutes(5))));

  it('has no tasks but those of its plan', () => {
    const run = [opened, planned].reduce(
      (state, event) => scheduledRunDecider.evolve(state, event),
      scheduledRunDecider.initialState,
    );
    expect(() => scheduledRunDecider.decide(doneAt(2), run)).toThrow('The plan has no task 2.');
  });

  it('takes one outcome a task', () => {
    given(scheduledRunDecider, opened, planned, done(0)).when(doneAt(0)).thenNothing();
    given(scheduledRunDecider, opened, planned, done(0))
      .when(failure(0, 1, at))
      .thenNothing();
  });

  it('tries what failed again after 5 minutes and after 20, and then no more', () => {
    given(scheduledRunDecider, opened, planned)
      .when(failure(0, 1, at))
      .then(failed(0, minutes(5)));
    given(scheduledRunDecider, opened, planned, failed(0, minutes(5)))
      .when(failure(0, 2, minutes(5)))
      .then(failed(0, minutes(25)));
    given(scheduledRunDecider, opened, planned, failed(0, minutes(5)), failed(0, minutes(25)))
      .when(failure(0, 3, minutes(25)))
      .then(failed(0, null));
  });

  it('counts a try once, whoever reports it', () => {
    given(scheduledRunDecider, opened, planned, failed(0, minutes(5)))
      .when(failure(0, 1, at))
      .thenNothing();
  });

  it('ends partial or failed when the last hope is gone', () => {
    const hopeless = [failed(0, minutes(5)), failed(0, minutes(25))];
    given(scheduledRunDecider, opened, planned, ...hopeless, done(1))
      .when(failure(0, 3, minutes(25)))
      .then(failed(0, null), finished('partial', 1));
    given(scheduledRunDecider, opened, planned, failed(1, null), ...hopeless)
      .when(failure(0, 3, minutes(25)))
      .then(failed(0, null), finished('failed', 0));
  });
});

describe('the next task', () => {
  const after = (...events: ScheduledRunEvent[]): ScheduledRun =>
    [opened, planned, ...events].reduce(
      (state, event) => scheduledRunDecider.evolve(state, event),
      scheduledRunDecider.initialState,
    ) as ScheduledRun;

  it('is the first that was never tried, before any that is due again', () => {
    expect(nextTasks(after(), at)[0]?.index).toBe(0);
    expect(nextTasks(after(failed(0, minutes(5))), minutes(6))[0]?.index).toBe(1);
  });

  it('is one that failed as soon as it is due, not sooner', () => {
    const run = after(failed(0, minutes(5)), done(1));
    expect(nextTasks(run, minutes(4.9))).toEqual([]);
    expect(nextTasks(run, minutes(5))[0]?.index).toBe(0);
  });

  it('may be as far off as the longest wait', () => {
    expect(nextTasks(after(failed(0, minutes(20)), done(1)), at)).toEqual([]);
  });

  it('counts no tries of what is done', () => {
    expect(triesOf(after(failed(0, minutes(5)), done(0)), 0)).toBe(0);
  });

  it('is none of a run that is over', () => {
    expect(after(done(0), done(1)).finished).toBe(false);
    expect(after(done(0), done(1), finished('complete', 2)).finished).toBe(true);
  });

  it('does not wait for days when the clock is set back', () => {
    const run = after(failed(0, minutes(5)), done(1));
    expect(nextTasks(run, minutes(-8 * 24 * 60))[0]?.index).toBe(0);
  });

  it('is none when everything has its outcome', () => {
    expect(nextTasks(after(done(0), failed(1, null)), minutes(60))).toEqual([]);
  });
});

describe('the name of a run', () => {
  it('tells whether a person ordered it', () => {
    expect(manualRunId('7')).toBe('articles-manual-7');
    expect(isOrderedByHand(manualRunId('7'))).toBe(true);
    expect(isOrderedByHand('articles-2026-11-16T09:00')).toBe(false);
  });

  it('makes the same id whenever it is asked', () => {
    expect(runUuid('articles-manual-7')).toBe(runUuid('articles-manual-7'));
    expect(runUuid('articles-manual-7')).not.toBe(runUuid('articles-manual-8'));
  });
});

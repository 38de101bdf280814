import { given } from '../../platform/event-sourcing/testing/given.js';
import { schedulerDecider, wasEnabled, type Scheduler } from './scheduler.decider.js';
import type { SchedulerEvent } from './scheduler.events.js';

const at = new Date('2026-11-20T10:00:00.000Z');
const now = at.toISOString();
const started: SchedulerEvent = { type: 'SchedulerStarted', data: { at: '2026-11-01T00:00:00.000Z' } };
const paused: SchedulerEvent = { type: 'ArticleJobPaused', data: { at: '2026-11-16T13:00:00.000Z' } };
const resumed: SchedulerEvent = { type: 'ArticleJobResumed', data: { at: '2026-11-16T15:00:00.000Z' } };
const claimed: SchedulerEvent = {
  type: 'ArticleRunClaimed',
  data: { runId: 'run-1', customPrompt: null, at: now },
};
const released: SchedulerEvent = { type: 'ArticleRunReleased', data: { runId: 'run-1' } };

const folded = (...events: SchedulerEvent[]): Scheduler =>
  events.reduce((state, event) => schedulerDecider.evolve(state, event), schedulerDecider.initialState);

describe('a scheduler that was never started', () => {
  it('starts, once', () => {
    given(schedulerDecider)
      .when({ type: 'start', at })
      .then({ type: 'SchedulerStarted', data: { at: now } });
    given(schedulerDecider, started).when({ type: 'start', at }).thenNothing();
  });

  it('starts with whatever comes first', () => {
    given(schedulerDecider)
      .when({ type: 'switch-article-job', enabled: false, at })
      .then({ type: 'SchedulerStarted', data: { at: now } }, { type: 'ArticleJobPaused', data: { at: now } });
  });
});

describe('the article job', () => {
  it('is paused and resumed; the same again changes nothing', () => {
    const pause = { type: 'switch-article-job', enabled: false, at } as const;
    given(schedulerDecider, started)
      .when(pause)
      .then({ type: 'ArticleJobPaused', data: { at: now } });
    given(schedulerDecider, started, paused).when(pause).thenNothing();
    given(schedulerDecider, started, paused)
      .when({ ...pause, enabled: true })
      .then({ type: 'ArticleJobResumed', data: { at: now } });
  });

  it.each([
    ['before the pause', '2026-11-16T12:59:59.999Z', true],
    ['at the very moment of the pause', '2026-11-16T13:00:00.000Z', false],
    ['in the pause', '2026-11-16T14:00:00.000Z', false],
    ['at the moment of the resumption', '2026-11-16T15:00:00.000Z', true],
    ['after it', '2026-11-23T14:00:00.000Z', true],
  ])('was enabled or not %s', (_, moment, enabled) => {
    expect(wasEnabled(folded(started, paused, resumed), new Date(moment))).toBe(enabled);
  });
});

describe('notifications', () => {
  it('are switched one by one, and only what changes is told', () => {
    given(schedulerDecider, started)
      .when({ type: 'switch-notifications', slack: false, email: true, at })
      .then({ type: 'NotificationsSwitched', data: { slack: { from: true, to: false } } });
    given(schedulerDecider, started).when({ type: 'switch-notifications', slack: true, at }).thenNothing();
    const off: SchedulerEvent = { type: 'NotificationsSwitched', data: { slack: { from: true, to: false } } };
    given(schedulerDecider, started, off)
      .when({ type: 'switch-notifications', slack: false, email: false, at })
      .then({ type: 'NotificationsSwitched', data: { email: { from: true, to: false } } });
  });
});

describe('a run of the article job', () => {
  const claim = { type: 'claim-article-run', runId: 'run-2', customPrompt: 'Boxes', at } as const;

  it('is claimed when none goes on', () => {
    const data = { runId: 'run-2', customPrompt: 'Boxes', at: now };
    given(schedulerDecider, started).when(claim).then({ type: 'ArticleRunClaimed', data });
    given(schedulerDecider, started, claimed, released).when(claim).then({ type: 'ArticleRunClaimed', data });
  });

  it('is refused while another goes on, paused or not', () => {
    given(schedulerDecider, started, claimed).when(claim).thenRefused('run-goes-on');
    given(schedulerDecider, started, paused, claimed).when(claim).thenRefused('run-goes-on');
  });

  it('that there is not is not released', () =>
    given(schedulerDecider, started).when({ type: 'release-article-run', runId: 'run-1', at }).thenNothing());

  it('is claimed once, and released by itself only', () => {
    given(schedulerDecider, started, claimed)
      .when({ ...claim, runId: 'run-1' })
      .thenNothing();
    given(schedulerDecider, started, claimed)
      .when({ type: 'release-article-run', runId: 'run-2', at })
      .thenNothing();
    given(schedulerDecider, started, claimed)
      .when({ type: 'release-article-run', runId: 'run-1', at })
      .then(released);
  });
});

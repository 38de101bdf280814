import type { EventMetadata } from '../platform/event-sourcing/recorded-event.js';
import { scheduledRunSentences, schedulerSentences } from './scheduler-sentences.js';

const metadata: EventMetadata = {
  actor: { kind: 'scheduler', id: null, name: 'Scheduler', role: null },
  at: '2026-11-15T22:00:00.250Z',
  correlationId: 'c',
  causationId: 'c',
  requestId: null,
  schemaVersion: 1,
};

const recorded = <Type extends string, Data>(type: Type, data: Data) => ({
  id: 'e',
  type,
  stream: 'scheduledRun-articles-2026-11-16T09:00',
  streamId: 'articles-2026-11-16T09:00',
  revision: 1n,
  position: 8n,
  data,
  metadata,
});

/** Each summary comes after the name of the run's actor. */
describe('what the system does in a run', () => {
  const refused = { index: 9, reason: 'The provider refused.' };

  it.each([
    [
      'planned \uFFFC: nothing can be made',
      scheduledRunSentences.ScheduledRunPlanned(
        recorded('ScheduledRunPlanned', { tasks: [], at: metadata.at }),
      ),
    ],
    [
      'generated “A clock” in \uFFFC',
      scheduledRunSentences.ScheduledTaskDone(
        recorded('ScheduledTaskDone', { index: 0, title: 'A clock', ideas: null }),
      ),
    ],
    [
      'generated 5 ideas in \uFFFC',
      scheduledRunSentences.ScheduledTaskDone(
        recorded('ScheduledTaskDone', { index: 0, title: null, ideas: 5 }),
      ),
    ],
    [
      'could not finish task 10 of \uFFFC: The provider refused. It will be tried again.',
      scheduledRunSentences.ScheduledTaskFailed(
        recorded('ScheduledTaskFailed', { ...refused, nextTryAt: metadata.at }),
      ),
    ],
    [
      'could not finish task 10 of \uFFFC: The provider refused.',
      scheduledRunSentences.ScheduledTaskFailed(
        recorded('ScheduledTaskFailed', { ...refused, nextTryAt: null }),
      ),
    ],
    [
      'finished \uFFFC: 9 done, 1 failed',
      scheduledRunSentences.ScheduledRunFinished(
        recorded('ScheduledRunFinished', { outcome: 'partial' as const, done: 9, failed: 1, reason: null }),
      ),
    ],
    [
      'claimed \uFFFC',
      schedulerSentences.ArticleRunClaimed(
        recorded('ArticleRunClaimed', { runId: 'r', customPrompt: null, at: metadata.at }),
      ),
    ],
    [
      'released \uFFFC',
      schedulerSentences.ArticleRunReleased(recorded('ArticleRunReleased', { runId: 'r' })),
    ],
  ])('%s', (sentence, { summary }) => {
    expect(summary).toBe(sentence);
  });
});

it.each([
  ['articles-2026-11-16T09:00', 'schedule', 'the weekly article run of 2026-11-16'],
  ['articles-manual-5d1c3f1e-0d54-5d55-9f0e-0a3b6a1d3f01', 'manual', 'the extra article run of 2026-11-15'],
] as const)(
  'the run %s is named by the day on the wall clock of its schedule',
  (streamId, trigger, title) => {
    const { subject } = scheduledRunSentences.ScheduledRunOpened({
      id: 'e',
      type: 'ScheduledRunOpened',
      stream: `scheduledRun-${streamId}`,
      streamId,
      revision: 0n,
      position: 7n,
      // This is Monday, 9:00 AM in Sydney.
      data: { job: 'articles', trigger, dueAt: '2026-11-15T22:00:00.000Z', customPrompt: null },
      metadata,
    });
    expect(subject.title).toBe(title);
  },
);

import type { EventMetadata } from '../platform/event-sourcing/recorded-event.js';
import { scheduledRunSentences } from './scheduler-sentences.js';

const metadata: EventMetadata = {
  actor: { kind: 'scheduler', id: null, name: 'Scheduler', role: null },
  at: '2026-11-15T22:00:00.250Z',
  correlationId: 'c',
  causationId: 'c',
  requestId: null,
  schemaVersion: 1,
};

it.each([
  ['articles-2026-11-16T09:00', 'schedule', 'the weekly run of articles of 2026-11-16'],
  [
    'articles-manual-5d1c3f1e-0d54-5d55-9f0e-0a3b6a1d3f01',
    'manual',
    'the extra run of articles of 2026-11-15',
  ],
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
      // Monday, 9:00 AM in Sydney.
      data: { job: 'articles', trigger, dueAt: '2026-11-15T22:00:00.000Z', customPrompt: null },
      metadata,
    });
    expect(subject.title).toBe(title);
  },
);

import type { ScheduledRun, SchedulerStatus } from '@/features/scheduler/contract';

/** The schedule of the weekly articles at first, with both channels configured unless `changes` say otherwise. */
export function aSchedule(changes: Partial<SchedulerStatus> = {}): SchedulerStatus {
  return {
    enabled: true,
    schedule: 'Every Monday at 9:00 AM',
    timezone: 'America/New_York',
    nextScheduledRun: '2026-11-23T14:00:00.000Z',
    nextTopicsRun: '2026-11-23T18:00:00.000Z',
    notifications: { slack: true, email: true },
    configured: { slack: true, email: true },
    configuration: {
      articlesPerWeek: 10,
      articlesPerPersona: 2,
      personas: 5,
      categories: 5,
      distribution: 'Spread evenly across personas and categories.',
    },
    lastRun: null,
    ...changes,
  };
}

/** A run of the weekly articles that has written two of two, unless `changes` say otherwise. */
export function aRun(changes: Partial<ScheduledRun> = {}): ScheduledRun {
  return {
    id: 'articles-2026-11-16',
    job: 'articles',
    trigger: 'schedule',
    customPrompt: null,
    dueAt: '2026-11-16T14:00:00.000Z',
    startedAt: '2026-11-16T14:00:05.000Z',
    finishedAt: '2026-11-16T14:04:05.000Z',
    outcome: 'complete',
    reason: null,
    requested: 2,
    articles: [
      { id: 'a-1', title: 'Service papers', persona: 'The Appraiser', category: 'Collectibles' },
      { id: 'a-2', title: 'Slab, sleeve, safe', persona: 'The Underwriter', category: 'Market Intel' },
    ],
    ideas: 0,
    failures: [],
    by: { kind: 'scheduler', id: null, name: 'Scheduler' },
    ...changes,
  };
}

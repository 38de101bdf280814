import type { EditorialRulesEvent } from '../../editorial/contract.js';
import { projection } from '../../platform/projections/projection.js';
import type { SchedulerEvent } from '../domain/scheduler.events.js';
import { ArticleRunDayRow, SchedulerRow } from './scheduler.row.js';

/** What the weekly jobs go by: switches, the claim, and the days that the rules named. */
export const schedulerSettings = projection<SchedulerEvent | EditorialRulesEvent>({
  name: 'scheduler-settings',
  tables: [SchedulerRow, ArticleRunDayRow],
  on: {
    SchedulerStarted: ({ streamId }, rows) => {
      rows.insert(SchedulerRow, { id: streamId, enabled: true, slack: true, email: true, claim: null });
    },
    ArticleJobPaused: ({ streamId }, rows) => rows.update(SchedulerRow, { id: streamId }, { enabled: false }),
    ArticleJobResumed: ({ streamId }, rows) => rows.update(SchedulerRow, { id: streamId }, { enabled: true }),
    NotificationsSwitched: ({ streamId, data: { slack, email } }, rows) => {
      const patch = { ...(slack && { slack: slack.to }), ...(email && { email: email.to }) };
      rows.update(SchedulerRow, { id: streamId }, patch);
    },
    ArticleRunClaimed: ({ streamId, data, metadata: { actor, correlationId } }, rows) => {
      rows.update(SchedulerRow, { id: streamId }, { claim: { ...data, actor, correlationId } });
    },
    ArticleRunReleased: ({ streamId }, rows) => rows.update(SchedulerRow, { id: streamId }, { claim: null }),
    EditorialRulesSet: ({ revision, data: { document }, metadata: { at } }, rows) => {
      const { run_day: day } = document.article_generation_schedule;
      rows.insert(ArticleRunDayRow, { revision: Number(revision), day, since: at });
    },
  },
});

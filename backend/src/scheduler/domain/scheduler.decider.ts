import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { fieldChanges, newValues } from '../../platform/event-sourcing/field-changes.js';
import { schedulerEvents, type SchedulerEvent } from './scheduler.events.js';

/** The switches of the channels for messages about what was generated. */
export interface NotificationSwitches {
  readonly slack: boolean;
  readonly email: boolean;
}

export type RunClaim = Extract<SchedulerEvent, { type: 'ArticleRunClaimed' }>['data'];

/** Every command carries its own moment, by the server's clock. */
export type SchedulerCommand = { readonly at: Date } & (
  | { readonly type: 'start' }
  | { readonly type: 'switch-article-job'; readonly enabled: boolean }
  | {
      readonly type: 'switch-notifications';
      readonly slack?: boolean | undefined;
      readonly email?: boolean | undefined;
    }
  | { readonly type: 'claim-article-run'; readonly runId: string; readonly customPrompt: string | null }
  | { readonly type: 'release-article-run'; readonly runId: string }
);

export interface Scheduler {
  /** Slots before this moment do not exist; undefined before the first start. */
  readonly startedAt: Date | undefined;
  /** Whether the article job runs on its schedule. */
  readonly enabled: boolean;
  /** Every pause and resumption, in the order of the decisions. */
  readonly switches: readonly { readonly at: Date; readonly enabled: boolean }[];
  readonly notifications: NotificationSwitches;
  /** The run of the article job in progress. */
  readonly claim: RunClaim | undefined;
}

/** The pauses and switches of the scheduler, and the article run in progress: at most one, across all replicas. */
export const schedulerDecider: Decider<Scheduler, SchedulerCommand, SchedulerEvent> = {
  catalog: schedulerEvents,
  initialState: {
    startedAt: undefined,
    enabled: true,
    switches: [],
    notifications: { slack: true, email: true },
    claim: undefined,
  },

  decide: (command, scheduler) => [...start(command, scheduler), ...change(command, scheduler)],

  evolve(scheduler, event) {
    switch (event.type) {
      case 'SchedulerStarted':
        return { ...scheduler, startedAt: new Date(event.data.at) };
      case 'ArticleJobPaused':
        return switched(scheduler, false, event.data.at);
      case 'ArticleJobResumed':
        return switched(scheduler, true, event.data.at);
      case 'NotificationsSwitched':
        return {
          ...scheduler,
          notifications: { ...scheduler.notifications, ...newValues<NotificationSwitches>(event.data) },
        };
      case 'ArticleRunClaimed':
        return { ...scheduler, claim: event.data };
      case 'ArticleRunReleased':
        return { ...scheduler, claim: undefined };
      default:
        return event satisfies never;
    }
  },
};

/** Whether the article job was active at a moment. */
export function wasEnabled({ switches }: Scheduler, at: Date): boolean {
  return switches.findLast((change) => change.at.getTime() <= at.getTime())?.enabled ?? true;
}

/** The first command of any kind starts the scheduler, so that it never has settings without a start. */
function start({ at }: SchedulerCommand, { startedAt }: Scheduler): SchedulerEvent[] {
  return startedAt ? [] : [{ type: 'SchedulerStarted', data: { at: at.toISOString() } }];
}

function change(command: SchedulerCommand, scheduler: Scheduler): SchedulerEvent[] {
  const at = command.at.toISOString();
  switch (command.type) {
    case 'start':
      return [];
    case 'switch-article-job':
      if (command.enabled === scheduler.enabled) return [];
      return [{ type: command.enabled ? 'ArticleJobResumed' : 'ArticleJobPaused', data: { at } }];
    case 'switch-notifications': {
      const { slack, email } = command;
      const changes = fieldChanges(scheduler.notifications, { slack, email });
      return Object.keys(changes).length === 0 ? [] : [{ type: 'NotificationsSwitched', data: changes }];
    }
    case 'claim-article-run': {
      const { runId, customPrompt } = command;
      if (scheduler.claim && scheduler.claim.runId !== runId) throw runGoesOn();
      return scheduler.claim ? [] : [{ type: 'ArticleRunClaimed', data: { runId, customPrompt, at } }];
    }
    case 'release-article-run': {
      const { runId } = command;
      return scheduler.claim?.runId === runId ? [{ type: 'ArticleRunReleased', data: { runId } }] : [];
    }
    default:
      return command satisfies never;
  }
}

function switched(scheduler: Scheduler, enabled: boolean, at: string): Scheduler {
  return { ...scheduler, enabled, switches: [...scheduler.switches, { at: new Date(at), enabled }] };
}

function runGoesOn(): DomainError {
  return new DomainError(
    'conflict',
    'run-goes-on',
    'Articles are already being generated. Wait for that run to end, then try again.',
  );
}

import type { ScheduledRun } from '../api/get-scheduler-status';
import { serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser } from '@/testing/render-app';
import { aSchedule } from '@/testing/schedule';

/** An administrator, whom tests sign in as. */
export const admin = aUser({ role: 'admin', assignedPersona: null });

/** A server with a schedule that the calls of the scheduler change. */
export function theHouse(status = aSchedule(), runs: ScheduledRun[] = []) {
  const house = { status, runs };
  const toggle = ({ body }: SeenRequest) => {
    const { enabled } = body as { enabled: boolean };
    const nextScheduledRun = enabled ? '2026-11-23T14:00:00.000Z' : null;
    house.status = { ...house.status, enabled, nextScheduledRun };
    return { message: enabled ? 'The scheduler is running.' : 'The scheduler is paused.', enabled };
  };
  const configure = ({ body }: SeenRequest) => {
    const { notifications } = body as { notifications: object };
    house.status = { ...house.status, notifications: { ...house.status.notifications, ...notifications } };
    return { message: 'The notifications are saved.', notifications: house.status.notifications };
  };
  const seen = serve({
    'GET /api/scheduler/status': () => house.status,
    'GET /api/scheduler/runs': () => ({ total: house.runs.length, items: house.runs, nextCursor: null }),
    'GET /api/notifications/deliveries': { total: 0, items: [], nextCursor: null },
    'POST /api/scheduler/toggle': toggle,
    'PATCH /api/scheduler/config': configure,
    'POST /api/scheduler/trigger': { message: 'The articles are being generated.', runId: 'r-1' },
  });
  return { house, changes: () => seen.filter(({ method }) => method !== 'GET') };
}

import { getEventListeners } from 'node:events';
import { outcomeOfStart, supervise, type RunningProcess } from './supervisor.js';

describe('what is kept running', () => {
  it('leaves neither timer nor listener behind for each time that it was started again', async () => {
    const timers = (): number =>
      process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const before = timers();
    const signals: AbortSignal[] = [];
    const supervisor = await new Promise<Awaited<ReturnType<typeof supervise>>>((resolve) => {
      const start = async (signal: AbortSignal): Promise<RunningProcess> => {
        await outcomeOfStart([Promise.resolve('ready')], 60_000, signal);
        signals.push(signal);
        const lasting = signals.length === 3;
        if (lasting) setImmediate(() => void supervised.then(resolve));
        return {
          ended: lasting ? new Promise<string>(() => undefined) : Promise.resolve('for a test'),
          stop: () => Promise.resolve(),
        };
      };
      const supervised = supervise({ name: 'It', start, log: () => undefined });
    });
    expect(timers()).toBeLessThanOrEqual(before);
    expect(signals.flatMap((signal) => getEventListeners(signal, 'abort')).length / 3).toBe(1);
    await supervisor.stop();
    expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  it('is given up when it takes too long to start, and when it is to be stopped', async () => {
    const never = new Promise<string>(() => undefined);
    const stopping = new AbortController();
    expect(await outcomeOfStart([never], 1, stopping.signal)).toBe('it was not ready in time');
    const starting = outcomeOfStart([never], 60_000, stopping.signal);
    stopping.abort();
    expect(await starting).toBe('it was stopped while it started');
    expect(await outcomeOfStart([never], 60_000, stopping.signal)).toBe('it was stopped while it started');
  });
});

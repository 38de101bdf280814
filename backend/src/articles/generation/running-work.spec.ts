import { RunningWork } from './running-work.js';

/** Work that ends when it is told to. */
function held(): { work: () => Promise<void>; begun: () => boolean; end: (error?: Error) => void } {
  let begun = false;
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>(
    (resolve, reject) => (end = (error) => (error ? reject(error) : resolve())),
  );
  const work = (): Promise<void> => {
    begun = true;
    return ended;
  };
  return { work, begun: () => begun, end };
}

/** Lets everything run that can. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('work under one id', () => {
  it('begins when the one before is over, however that ended', async () => {
    const running = new RunningWork();
    const [first, second] = [held(), held()];
    const failed = running.run('article', first.work);
    const done = running.run('article', second.work);
    await settled();
    expect([first.begun(), second.begun()]).toEqual([true, false]);
    first.end(new Error('no answer'));
    await expect(failed).rejects.toThrow('no answer');
    await settled();
    expect(second.begun()).toBe(true);
    second.end();
    await done;
  });

  it('does not wait for that under another', async () => {
    const running = new RunningWork();
    const [one, other] = [held(), held()];
    void running.run('one', one.work);
    void running.run('other', other.work);
    await settled();
    expect([one.begun(), other.begun()]).toEqual([true, true]);
  });

  it('is left alone by the recovery while it goes on, and taken up when it does not', async () => {
    const running = new RunningWork();
    const [going, late, again] = [held(), held(), held()];
    const first = running.run('batch', going.work);
    await running.runIfIdle('batch', late.work);
    expect(late.begun()).toBe(false);
    going.end();
    await first;
    again.end();
    await running.runIfIdle('batch', again.work);
    expect(again.begun()).toBe(true);
  });
});

describe('a stop', () => {
  it('tells all work, and waits for what ends in time', async () => {
    const running = new RunningWork();
    const obedient = new Promise<void>((resolve) =>
      running.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const work = running.run('batch', () => obedient);
    await running.beforeApplicationShutdown();
    await expect(work).resolves.toBeUndefined();
    expect(running.signal.aborted).toBe(true);
  });
});

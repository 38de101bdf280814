import { DomainError } from '../kernel/domain-error.js';
import { StartWork } from './start-work.js';

const away = new DomainError('unavailable', 'store-unavailable', 'The record cannot be reached.');

describe('what a start begins with', () => {
  it('is done before the start goes on', async () => {
    const start = new StartWork();
    let done = false;
    await start.run(async () => {
      await Promise.resolve();
      done = true;
    });
    expect([done, start.isDone]).toEqual([true, true]);
  });

  it('is done later when an outage is in the way, and the start goes on, but is not done before', async () => {
    const start = new StartWork();
    let tries = 0;
    const seen: boolean[] = [];
    await new Promise<void>((done, failed) => {
      const work = async (): Promise<void> => {
        tries += 1;
        seen.push(start.isDone);
        if (tries < 3) throw away;
        await Promise.resolve();
        done();
      };
      start.run(work).catch(failed);
    });
    await new Promise((settled) => setImmediate(settled));
    expect([seen, start.isDone]).toEqual([[false, false, false], true]);
  });

  it('ends the start when it fails for another reason', async () => {
    const broken = new Error('broken');
    await expect(new StartWork().run(() => Promise.reject(broken))).rejects.toBe(broken);
  });
});

import { DomainError } from './event-sourcing/domain-error.js';
import { startWork } from './start-work.js';

const away = new DomainError('unavailable', 'store-unavailable', 'The record cannot be reached.');
const running = new AbortController().signal;

describe('what a start begins with', () => {
  it('is done before the start goes on', async () => {
    let done = false;
    await startWork(async () => {
      await Promise.resolve();
      done = true;
    }, running);
    expect(done).toBe(true);
  });

  it('is done later when an outage is in the way, and the start goes on', async () => {
    let tries = 0;
    await new Promise<void>((done, failed) => {
      const work = async (): Promise<void> => {
        tries += 1;
        if (tries < 3) throw away;
        await Promise.resolve();
        done();
      };
      startWork(work, running).catch(failed);
    });
    expect(tries).toBe(3);
  });

  it('ends the start when it fails for another reason', async () => {
    const broken = new Error('broken');
    await expect(startWork(() => Promise.reject(broken), running)).rejects.toBe(broken);
  });
});

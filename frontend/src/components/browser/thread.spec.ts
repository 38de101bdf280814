import { Thread } from './thread';

/** A thread that answers only even numbers, with their half. */
class Halves extends EventTarget {
  static begun = 0;
  static ended = 0;

  constructor() {
    super();
    Halves.begun += 1;
  }

  postMessage({ id, asked }: { id: number; asked: number }) {
    if (asked % 2 !== 0) return;
    const data = { id, answered: asked / 2 };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate() {
    Halves.ended += 1;
  }
}

const begin = () => new Halves() as unknown as Worker;

beforeEach(() => Object.assign(Halves, { begun: 0, ended: 0 }));

describe('a thread', () => {
  it('begins with the first question, and gives each its own answer', async () => {
    const thread = new Thread<number, number>(begin, 60_000);
    expect(Halves.begun).toBe(0);
    expect(await Promise.all([thread.ask(2), thread.ask(8)])).toEqual([1, 4]);
    expect([Halves.begun, Halves.ended]).toEqual([1, 0]);
  });

  it('that takes too long is ended, and the next question has another', async () => {
    const thread = new Thread<number, number>(begin, 1);
    await expect(thread.ask(3)).rejects.toThrow('The text could not be read.');
    expect([Halves.begun, Halves.ended]).toEqual([1, 1]);
    expect(await thread.ask(4)).toBe(2);
    expect([Halves.begun, Halves.ended]).toEqual([2, 1]);
  });

  it('that fails is ended at once, with all that waits for it', async () => {
    const begun: Halves[] = [];
    const thread = new Thread<number, number>(() => {
      const worker = new Halves();
      begun.push(worker);
      return worker as unknown as Worker;
    }, 60_000);
    const waiting = Promise.allSettled([thread.ask(3), thread.ask(5)]);
    begun[0]?.dispatchEvent(new Event('error'));
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await thread.ask(4)).toBe(2);
    expect(begun).toHaveLength(2);
  });

  it('that cannot begin says so', async () => {
    const thread = new Thread<number, number>(() => {
      throw new Error('No threads here.');
    }, 60_000);
    await expect(thread.ask(2)).rejects.toThrow('No threads here.');
  });
});

interface Job<Asked> {
  id: number;
  asked: Asked;
}

interface Answer<Answered> {
  id: number;
  answered: Answered;
}

/**
 * A thread of the browser that starts with the first question and answers one after another. Even the oddest text does
 * not hold up the person who types it.
 */
export class Thread<Asked, Answered> {
  private worker: Worker | undefined;
  private jobs = 0;

  constructor(
    private readonly begin: () => Worker,
    private readonly limitMs: number,
  ) {}

  /** @throws Error when the thread fails or takes too long; the next question starts a new thread */
  async ask(asked: Asked): Promise<Answered> {
    const worker = (this.worker ??= this.begin());
    const id = (this.jobs += 1);
    return new Promise<Answered>((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(late);
        worker.terminate();
        if (this.worker === worker) this.worker = undefined;
        reject(new Error('The text could not be read.'));
      };
      const late = setTimeout(giveUp, this.limitMs);
      worker.addEventListener('error', giveUp, { once: true });
      const onAnswer = ({ data }: MessageEvent<Answer<Answered>>) => {
        if (data.id !== id) return;
        clearTimeout(late);
        worker.removeEventListener('message', onAnswer);
        worker.removeEventListener('error', giveUp);
        resolve(data.answered);
      };
      worker.addEventListener('message', onAnswer);
      worker.postMessage({ id, asked } satisfies Job<Asked>);
    });
  }
}

/** Answers questions within a thread. */
export function answerWith<Asked, Answered>(answer: (asked: Asked) => Answered): void {
  self.addEventListener('message', ({ data: { id, asked } }: MessageEvent<Job<Asked>>) => {
    self.postMessage({ id, answered: answer(asked) } satisfies Answer<Answered>);
  });
}

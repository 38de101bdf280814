import { EventEmitter } from 'node:events';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { Append, AppendQueue } from './append-queue.js';
import { append } from './append.js';

const deadline = new Date('2026-03-04T05:06:07.890Z');

/** The server's end of a call, with whether it is being read from. */
class Call extends EventEmitter {
  paused = false;
  cancelled = false;
  getDeadline = (): Date => deadline;
  pause = (): boolean => (this.paused = true);
  resume = (): boolean => (this.paused = false);
}

class Queue {
  readonly appends: Append[] = [];
  goOn: () => void = () => undefined;

  constructor(readonly full: boolean) {}

  append({ ...append }: Append): Promise<never> {
    this.appends.push(append);
    return new Promise(() => undefined);
  }

  room(): Promise<void> {
    return new Promise((resolve) => (this.goOn = resolve));
  }
}

describe('the call that carries one append', () => {
  const callTo = (queue: Queue): Call => {
    const call = new Call();
    const handler = append(queue as unknown as AppendQueue);
    handler(call as unknown as Parameters<typeof handler>[0], () => undefined);
    return call;
  };

  it('is not read from while enough waits', async () => {
    expect(callTo(new Queue(false)).paused).toBe(false);
    const queue = new Queue(true);
    const call = callTo(queue);
    expect(call.paused).toBe(true);
    queue.goOn();
    await Promise.resolve();
    expect(call.paused).toBe(false);
  });

  const whole = (queue: Queue): Call => {
    const call = callTo(queue);
    const options = new streamsPb.AppendReq.Options().setStreamIdentifier(
      new sharedPb.StreamIdentifier().setStreamName(Buffer.from('note-1')),
    );
    call.emit('data', new streamsPb.AppendReq().setOptions(options));
    expect(queue.appends).toEqual([]);
    call.emit('end');
    return call;
  };

  it('has the time that the client gives it, and is asked for at its end', async () => {
    const queue = new Queue(false);
    whole(queue);
    await new Promise(setImmediate);
    expect(queue.appends).toMatchObject([{ stream: 'note-1', deadline: deadline.getTime() }]);
  });

  it('is not asked for when its caller has given up, which comes behind its end', async () => {
    const queue = new Queue(false);
    whole(queue).cancelled = true;
    await new Promise(setImmediate);
    expect(queue.appends).toEqual([]);
  });
});

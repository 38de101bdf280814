import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Append, AppendQueue, Outcome } from './append-queue.js';
import { batchAppend } from './batch-append.js';

/** The server's end of a call, with a record of what was done to it. */
class Call extends EventEmitter {
  readonly done: string[] = [];
  cancelled = false;
  destroyed = false;

  write(answer: BatchAppendResp): void {
    this.done.push(`answered ${answer.getCorrelationId()?.getString()}`);
  }

  pause = (): number => this.done.push('paused');
  resume = (): number => this.done.push('resumed');
  end = (): number => this.done.push('ended');
}

/** A queue that gives its answers when the test says so. */
class Queue {
  readonly appends: Append[] = [];
  full = false;
  goOn: () => void = () => undefined;
  private readonly settlers: ((outcome: Outcome) => void)[] = [];

  append(append: Append): Promise<Outcome> {
    this.appends.push(append);
    return new Promise((resolve) => this.settlers.push(resolve));
  }

  room(): Promise<void> {
    return new Promise((resolve) => (this.goOn = resolve));
  }

  async write(index: number): Promise<void> {
    this.settlers[index]?.({ kind: 'written', revision: 0, position: 1 });
    await Promise.resolve();
  }
}

const uuidOf = (text: string) => {
  const uuid = new sharedPb.UUID();
  uuid.setString(text);
  return uuid;
};

const begun = (stream: string): BatchAppendReq.Options => {
  const options = new streamsPb.BatchAppendReq.Options();
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  options.setStreamIdentifier(identifier);
  return options;
};

const chunk = (id: string, type: string, more: { stream?: string; final?: boolean }): BatchAppendReq => {
  const request = new streamsPb.BatchAppendReq();
  request.setCorrelationId(uuidOf(id));
  if (more.stream !== undefined) request.setOptions(begun(more.stream));
  const message = new streamsPb.BatchAppendReq.ProposedMessage();
  message.setId(uuidOf(randomUUID()));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  request.addProposedMessages(message);
  request.setIsFinal(more.final === true);
  return request;
};

const whole = (id: string): BatchAppendReq => chunk(id, 'A', { stream: 'note-1', final: true });

describe('the call that carries the appends of a client', () => {
  let call: Call;
  let queue: Queue;

  beforeEach(() => {
    call = new Call();
    queue = new Queue();
    const handler = batchAppend(queue as unknown as AppendQueue);
    handler(call as unknown as Parameters<typeof handler>[0]);
  });

  it('is not read from while enough waits', async () => {
    call.emit('data', whole('a'));
    expect(call.done).toEqual([]);
    queue.full = true;
    call.emit('data', whole('b'));
    expect(call.done).toEqual(['paused']);
    queue.goOn();
    await Promise.resolve();
    expect(call.done).toEqual(['paused', 'resumed']);
  });

  it('puts the chunks of several appends together', () => {
    call.emit('data', chunk('a', 'A1', { stream: 'note-a' }));
    call.emit('data', chunk('b', 'B1', { stream: 'note-b' }));
    call.emit('data', chunk('a', 'A2', { final: true }));
    call.emit('data', chunk('b', 'B2', { final: true }));
    const seen = queue.appends.map(({ stream, events }) => [stream, ...events.map(({ type }) => type)]);
    expect(seen).toEqual([
      ['note-a', 'A1', 'A2'],
      ['note-b', 'B1', 'B2'],
    ]);
  });

  it('heeds no chunk of an append that was not begun, or has ended', () => {
    call.emit('data', chunk('a', 'A', { final: true }));
    call.emit('data', chunk('b', 'B1', { stream: 'note-b' }));
    call.emit('data', chunk('b', 'B2', { final: true }));
    call.emit('data', chunk('b', 'B3', { final: true }));
    expect(queue.appends).toHaveLength(1);
    expect(call.done).toEqual([]);
  });

  it('ends when the client is done and has all answers, whatever their order', async () => {
    call.emit('data', whole('a'));
    call.emit('data', whole('b'));
    call.emit('end');
    await queue.write(1);
    await queue.write(0);
    expect(call.done).toEqual(['answered b', 'answered a', 'ended']);
  });

  it('ends at once when nothing is left to answer', async () => {
    call.emit('data', whole('a'));
    await queue.write(0);
    call.emit('end');
    expect(call.done).toEqual(['answered a', 'ended']);
  });

  it.each(['cancelled', 'destroyed'] as const)('is not written to once it is %s', async (over) => {
    call.emit('data', whole('a'));
    call[over] = true;
    call.emit('error', new Error('The client is gone.'));
    await queue.write(0);
    expect(call.done).toEqual([]);
  });
});

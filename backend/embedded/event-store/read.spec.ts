import { EventEmitter, once } from 'node:events';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import type { RecordedEvent } from './event.js';
import type { EventLog } from './event-log.js';
import { read } from './read.js';
import { recordedEvent } from './testing/recorded-event.js';

/** The server's end of a call whose client takes one message at a time. */
class SlowCall extends EventEmitter {
  readonly sent: ReadResp[] = [];
  /** Whether it was written to before there was room. */
  overrun = false;
  private room = true;

  constructor(readonly request: ReadReq) {
    super();
  }

  write(message: ReadResp): boolean {
    if (!this.room) this.overrun = true;
    this.room = false;
    this.sent.push(message);
    setImmediate(() => {
      this.room = true;
      this.emit('drain');
    });
    return false;
  }

  end = (): boolean => this.emit('finish');
}

/** A log of three pages, which counts the pages that are read. */
class Log {
  readonly lastPosition = 6;
  pages = 0;
  headOf = (): Promise<number> => Promise.resolve(5);

  async *readStream(): AsyncGenerator<RecordedEvent[]> {
    for (const first of [1, 3, 5]) {
      this.pages += 1;
      const page = [first, first + 1].map((position) => recordedEvent(position, 'note-1', position - 1));
      yield await Promise.resolve(page);
    }
  }

  readAll = (): AsyncGenerator<RecordedEvent[]> => this.readStream();
}

const optionsOf = (source: 'stream' | 'log'): ReadReq.Options => {
  const options = new streamsPb.ReadReq.Options();
  options.setCount('100');
  if (source === 'stream') options.setStream(new streamsPb.ReadReq.Options.StreamOptions());
  else options.setAll(new streamsPb.ReadReq.Options.AllOptions());
  return options;
};

const begin = (log: Log, options: ReadReq.Options): SlowCall => {
  const call = new SlowCall(new streamsPb.ReadReq().setOptions(options));
  const handler = read(log as unknown as EventLog);
  handler(call as unknown as Parameters<typeof handler>[0]);
  return call;
};

describe.each(['stream', 'log'] as const)('reading a %s', (source) => {
  it('sends no more than the client takes', async () => {
    const call = begin(new Log(), optionsOf(source));
    await once(call, 'finish');
    expect(call.sent).toHaveLength(6);
    expect(call.overrun).toBe(false);
  });

  it('reads no further for a client that is gone', async () => {
    const log = new Log();
    const call = begin(log, optionsOf(source));
    call.once('drain', () => call.emit('cancelled'));
    await once(call, 'finish');
    expect(call.sent.length).toBeLessThanOrEqual(2);
    expect(log.pages).toBe(1);
  });
});

it('refuses a read with a filter, rather than leaving the filter out', async () => {
  const options = optionsOf('log');
  options.setFilter(new streamsPb.ReadReq.Options.FilterOptions().setCount(new sharedPb.Empty()));
  const call = begin(new Log(), options);
  await expect(once(call, 'finish')).rejects.toMatchObject({ code: status.UNIMPLEMENTED });
  expect(call.sent).toEqual([]);
});

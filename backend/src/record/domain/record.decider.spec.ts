import { given } from '../../platform/event-sourcing/testing/given.js';
import { otherKey, recordDecider } from './record.decider.js';
import type { RecordEvent } from './record.events.js';

const first = 'desk.example/record+00000001+AQ==';
const second = 'desk.example/record+00000002+AQ==';
const introduced: RecordEvent = {
  type: 'RecordKeyIntroduced',
  data: { origin: 'desk.example/record', verifierKey: first },
};
const changed: RecordEvent = { type: 'RecordKeyChanged', data: { from: first, to: second, note: 'signed' } };
const checkpoint = (size: number, verifierKey = first) => ({ size, root: 'ab', note: 'n', verifierKey });
const made = (size: number): RecordEvent => ({ type: 'CheckpointMade', data: checkpoint(size) });

const introduce = { type: 'introduce-key', origin: 'desk.example/record', verifierKey: first } as const;
const change = { type: 'change-key', from: first, to: second, note: 'signed' } as const;
const make = (size: number, key = first, dueAfter: number | null = null) =>
  ({ type: 'make-checkpoint', dueAfter, ...checkpoint(size, key) }) as const;

describe('a record without a key', () => {
  it('is given one', () => given(recordDecider).when(introduce).then(introduced));
  it('has no checkpoint', () => given(recordDecider).when(make(1)).thenRefused('other-signing-key'));
});

describe('a record with a key', () => {
  it('keeps it', () =>
    given(recordDecider, introduced)
      .when({ ...introduce, origin: 'elsewhere', verifierKey: second })
      .thenNothing());

  it('gets another one from who names the present one', () => {
    given(recordDecider, introduced).when(change).then(changed);
    given(recordDecider, introduced, changed).when(change).thenNothing();
    given(recordDecider, introduced)
      .when({ ...change, from: 'x+00000000+AQ==' })
      .thenRefused('other-signing-key');
    given(recordDecider, introduced, changed)
      .when({ ...change, from: second, to: first })
      .thenRefused('other-signing-key');
  });

  it('has a checkpoint of each size once, and none that goes back', () => {
    given(recordDecider, introduced).when(make(5)).then(made(5));
    given(recordDecider, introduced, made(5)).when(make(5)).thenNothing();
    given(recordDecider, introduced, made(5)).when(make(4)).thenNothing();
    given(recordDecider, introduced, made(5)).when(make(6)).then(made(6));
  });

  it('has one checkpoint of those that were due at the same time', () => {
    given(recordDecider, introduced)
      .when(make(5, first, 0))
      .then(made(5));
    given(recordDecider, introduced, made(5))
      .when(make(6, first, 0))
      .thenNothing();
    given(recordDecider, introduced, made(5))
      .when(make(6, first, 5))
      .then(made(6));
  });

  it('has checkpoints of the present key only', () => {
    given(recordDecider, introduced, changed).when(make(5)).thenRefused('other-signing-key');
  });
});

it('a server without the key is asked again in a minute', () => {
  expect(otherKey().details).toEqual({ retryAfterSeconds: 60 });
});

import type { DataSource } from 'typeorm';
import { IdempotencyRecord, type KeyedCall } from './idempotency-record.js';

const call: KeyedCall = { userId: 'u', key: 'k', body: 'b' };

it('a claim is asked for again where what stood in its way is gone by then', async () => {
  const answers = [[], [], [{ mine: 1 }]];
  const asked: unknown[][] = [];
  const gone = {
    query: (_: string, values: unknown[]) => {
      asked.push(values);
      return Promise.resolve(answers.shift());
    },
  };
  expect(await new IdempotencyRecord(gone as unknown as DataSource).claim(call)).toBe('mine');
  expect(asked).toEqual([
    ['u', 'k', 'b'],
    ['u', 'k'],
    ['u', 'k', 'b'],
  ]);
});

it('old answers are looked for every hour', () => {
  const { forgetOldAnswers } = IdempotencyRecord.prototype;
  expect(Reflect.getMetadata('SCHEDULE_INTERVAL_OPTIONS', forgetOldAnswers)).toEqual({ timeout: 3_600_000 });
});

import { IdempotencyKeys } from './idempotency';

const keyFor = (keys: IdempotencyKeys, body: unknown) => keys.headersFor(body)['Idempotency-Key'];

describe('idempotency keys', () => {
  it('stay the same while the same is asked for again', () => {
    const keys = new IdempotencyKeys();
    expect(keyFor(keys, { count: 5 })).toBe(keyFor(keys, { count: 5 }));
  });

  it('change with the body', () => {
    const keys = new IdempotencyKeys();
    const first = keyFor(keys, { count: 5 });
    expect(keyFor(keys, { count: 6 })).not.toBe(first);
  });

  it('change after success, even for the same body', () => {
    const keys = new IdempotencyKeys();
    const first = keyFor(keys, { count: 5 });
    keys.spent();
    expect(keyFor(keys, { count: 5 })).not.toBe(first);
  });
});

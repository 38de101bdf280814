import { WrongAddresses } from './wrong-addresses.js';

const minute = 60_000;
const start = Date.parse('2026-11-01T09:00:00Z');
let nowMs = start;
const addresses = new WrongAddresses({ now: () => new Date(nowMs) });

const asked = async (client: string, found?: string): Promise<string> =>
  addresses.lookUp(client, () => Promise.resolve(found)).catch((refusal: unknown) => String(refusal));
const nothing = 'DomainError: There is no feed at this address.';
const refused =
  'DomainError: Too many wrong addresses of feeds came from your network. Please try again later.';

it('after many wrong addresses, a network is asked to wait until a quarter of an hour after the first', async () => {
  for (let at = 0; at < 60; at += 1) expect(await asked(`2001:db8::${at}`)).toBe(nothing);
  nowMs = start + 14 * minute;
  expect(await asked('2001:db8::ff')).toBe(refused);
  expect(await asked('2001:db8::ff', 'feed')).toBe(refused);
  await expect(addresses.lookUp('2001:db8::1', () => Promise.resolve('feed'))).rejects.toMatchObject({
    kind: 'limited',
    details: { retryAfterSeconds: 60 },
  });
  expect(await asked('2001:db8:0:1::1', 'feed')).toBe('feed');
  nowMs = start + 15 * minute;
  expect(await asked('2001:db8::ff', 'feed')).toBe('feed');
});

it('right addresses count for nothing', async () => {
  for (let at = 0; at < 100; at += 1) expect(await asked('192.0.2.1', 'feed')).toBe('feed');
  expect(await asked('192.0.2.1')).toBe(nothing);
});

import type { DataSource } from 'typeorm';
import type { ContentCredentials } from '../../credentials/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import type { Leadership } from '../../platform/replicas/leadership.js';
import { PackageSigning } from './package-signing.js';
import type { SignedPackages } from './signed-packages.js';

/** More than any look of this spec needs. */
const tooOften = 20;

/**
 * Has the leader look once.
 * @param sign what becomes of a package
 * @returns how often it asked what is unsigned, and the packages that it wanted signed
 */
async function look(unsigned: readonly string[], sign: (articleId: string) => Promise<object | undefined>) {
  const term = new AbortController();
  const signed = new Set<string>();
  const asked: string[] = [];
  let queries = 0;
  const query = (_: string, [, passedOver]: [Date, string[]]) => {
    queries += 1;
    const left = unsigned.filter((id) => !signed.has(id) && !passedOver.includes(id));
    if (left.length === 0 || queries > tooOften) term.abort();
    return Promise.resolve(left.map((articleId) => ({ articleId, number: 1 })));
  };
  const of = async (articleId: string) => {
    asked.push(articleId);
    const credential = await sign(articleId);
    if (credential) signed.add(articleId);
    return credential;
  };
  const led: Promise<void>[] = [];
  const leadership = {
    whileLeading: (_: string, work: (signal: AbortSignal) => Promise<void>) => led.push(work(term.signal)),
  };
  new PackageSigning(
    { isOn: () => Promise.resolve(true) } as unknown as ContentCredentials,
    { of } as unknown as SignedPackages,
    { query } as unknown as DataSource,
    leadership as unknown as Leadership,
    new ChangeFeed(),
    { now: () => new Date('2026-11-29T12:00:00Z') },
  ).onApplicationBootstrap();
  await Promise.all(led);
  return { queries, asked };
}

describe('the leader, which signs what was promoted', () => {
  it('signs each package once', async () => {
    const seen = await look(['a', 'b'], () => Promise.resolve({}));
    expect(seen).toEqual({ queries: 2, asked: ['a', 'b'] });
  });

  it('leaves packages for the next look where signing is turned off meanwhile', async () => {
    const seen = await look(['a', 'b'], () => Promise.resolve(undefined));
    expect(seen).toEqual({ queries: 2, asked: ['a', 'b'] });
  });

  it('signs the others where one fails', async () => {
    const seen = await look(['a', 'b'], (id) =>
      id === 'a' ? Promise.reject(unavailable('away', 'It can’t be signed now.')) : Promise.resolve({}),
    );
    expect(seen).toEqual({ queries: 2, asked: ['a', 'b'] });
  });
});

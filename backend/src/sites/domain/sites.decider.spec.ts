import { deliveriesDecider } from './deliveries.decider.js';
import type { SiteEvent } from './site.events.js';
import { sitesDecider, type SiteDetails } from './sites.decider.js';

const details: SiteDetails = {
  name: 'Blog',
  address: 'https://blog.example',
  publish: 'draft',
  onReturn: 'nothing',
  form: 'blocks',
  categories: [],
  authors: [],
  tags: [],
  secretId: 'secret-1',
};
const add = (id: string, over: Partial<SiteDetails> = {}) =>
  ({ type: 'add', id, kind: 'wordpress', ...details, ...over }) as const;
const after = (events: readonly SiteEvent[]) =>
  events.reduce((state, event) => sitesDecider.evolve(state, event), sitesDecider.initialState);
const added = (id: string) => sitesDecider.decide(add(id), sitesDecider.initialState);

describe('sites', () => {
  it('are added once', () => {
    expect(added('a')).toMatchObject([{ type: 'SiteAdded', data: { siteId: 'a', name: 'Blog' } }]);
    expect(sitesDecider.decide(add('a'), after(added('a')))).toEqual([]);
  });

  it('tell only what changed', () => {
    const change = { type: 'change', id: 'a', details: { name: 'Blog', publish: 'publish' } } as const;
    expect(sitesDecider.decide(change, after(added('a')))).toEqual([
      { type: 'SiteChanged', data: { siteId: 'a', publish: { from: 'draft', to: 'publish' } } },
    ]);
  });

  it('take the forms of their kind', () => {
    expect(() => sitesDecider.decide(add('a', { form: 'hugo' }), sitesDecider.initialState)).toThrow(
      'The form must be one of blocks.',
    );
  });

  it('are twenty at most, and can be removed', () => {
    const full = Array.from({ length: 20 }, (_, index) => added(`site-${index}`)).flat();
    expect(() => sitesDecider.decide(add('one more'), after(full))).toThrow('There are 20 sites.');
    const removed = sitesDecider.decide({ type: 'remove', id: 'site-1' }, after(full));
    expect(after([...full, ...removed]).size).toBe(19);
  });

  it('that are gone are not changed', () => {
    const change = { type: 'change', id: 'b', details: {} } as const;
    expect(() => sitesDecider.decide(change, after(added('a')))).toThrow('Site not found.');
  });
});

it('a delivery is recorded once, however often its message is sent', () => {
  const delivered = {
    ...{ deliveryId: 'd1', siteId: 'a', site: 'Blog', package: 1, contentHash: 'h' },
    ...{ remoteId: '7', url: 'https://blog.example/?p=7', state: 'draft' as const, fingerprint: 'f' },
  } as const;
  const record = { type: 'record', delivered } as const;
  const events = deliveriesDecider.decide(record, deliveriesDecider.initialState);
  const [event] = events;
  if (!event) throw new Error('Nothing was recorded.');
  const state = deliveriesDecider.evolve(deliveriesDecider.initialState, event);
  expect(deliveriesDecider.decide(record, state)).toEqual([]);
});

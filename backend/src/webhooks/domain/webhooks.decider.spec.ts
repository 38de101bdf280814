import { given } from '../../platform/event-sourcing/testing/given.js';
import type { WebhookEvent } from './webhook.events.js';
import { webhooksDecider } from './webhooks.decider.js';

const at = (hours: number): Date => new Date(Date.parse('2026-11-20T12:00:00Z') + hours * 3_600_000);
const iso = (hours: number): string => at(hours).toISOString();

const details = {
  url: 'https://site.example/hook',
  events: ['article.promoted'],
  description: 'Site',
} as const;

const added = (webhookId = 'w-1'): WebhookEvent => ({
  type: 'WebhookAdded',
  data: { webhookId, ...details, events: [...details.events], secretId: 's-1' },
});
const removed: WebhookEvent = { type: 'WebhookRemoved', data: { webhookId: 'w-1' } };
const switchedOff = (reason: 'by-hand' | 'gone'): WebhookEvent => ({
  type: 'WebhookSwitchedOff',
  data: { webhookId: 'w-1', reason },
});
const switchedOn: WebhookEvent = { type: 'WebhookSwitchedOn', data: { webhookId: 'w-1' } };
const rotated = (secretId: string, ...earlier: [string, number][]): WebhookEvent => ({
  type: 'WebhookSecretRotated',
  data: {
    webhookId: 'w-1',
    secretId,
    earlier: earlier.map(([id, hours]) => ({ secretId: id, until: iso(hours) })),
  },
});

const after = (...events: WebhookEvent[]) => given(webhooksDecider, ...events);
const rotate = (secretId: string, hours: number) =>
  ({ type: 'rotate', id: 'w-1', secretId, at: at(hours) }) as const;

describe('a webhook', () => {
  it('is added with each event once', () => {
    const events = ['article.deleted', 'article.promoted', 'article.deleted'] as const;
    after()
      .when({ type: 'add', id: 'w-1', secretId: 's-1', ...details, events })
      .then({
        type: 'WebhookAdded',
        data: {
          webhookId: 'w-1',
          ...details,
          events: ['article.promoted', 'article.deleted'],
          secretId: 's-1',
        },
      });
  });

  it('is added once, however often it is asked for', () =>
    after(added('w-1'))
      .when({ type: 'add', id: 'w-1', secretId: 's-1', ...details })
      .thenNothing());

  it('is one of twenty at most', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => added(`w-${index}`));
    const more = { type: 'add', id: 'more', secretId: 's-1', ...details } as const;
    after(...twenty)
      .when(more)
      .thenRefused('too-many-webhooks');
    after(...twenty, removed)
      .when(more)
      .then(added('more'));
  });

  it('is changed where it differs', () => {
    const change = { type: 'change', id: 'w-1', details: { ...details, description: 'The site' } } as const;
    after(added())
      .when(change)
      .then({
        type: 'WebhookChanged',
        data: { webhookId: 'w-1', description: { from: 'Site', to: 'The site' } },
      });
    after(added())
      .when({ ...change, details })
      .thenNothing();
  });

  it('is changed from what it was changed to', () => {
    const url = 'https://other.example/hook';
    const changed: WebhookEvent = {
      type: 'WebhookChanged',
      data: { webhookId: 'w-1', url: { from: details.url, to: url } },
    };
    const change = { type: 'change', id: 'w-1', details: { url } } as const;
    after(added()).when(change).then(changed);
    after(added(), changed).when(change).thenNothing();
    after(added(), changed)
      .when({ ...change, details: { url: details.url } })
      .then({ type: 'WebhookChanged', data: { webhookId: 'w-1', url: { from: url, to: details.url } } });
  });

  it('does not change by the same events in another order', () => {
    const both: WebhookEvent = {
      type: 'WebhookAdded',
      data: {
        webhookId: 'w-1',
        ...details,
        events: ['article.promoted', 'article.deleted'],
        secretId: 's-1',
      },
    };
    after(both)
      .when({ type: 'change', id: 'w-1', details: { events: ['article.deleted', 'article.promoted'] } })
      .thenNothing();
  });

  it('is removed alone', () => {
    after(added(), added('w-2')).when({ type: 'remove', id: 'w-1' }).then(removed);
    after(added(), added('w-2'), removed)
      .when({ type: 'add', id: 'w-2', secretId: 's-1', ...details })
      .thenNothing();
  });

  it('that is not there is neither changed, removed nor given a secret', () => {
    for (const history of [[], [added(), removed]]) {
      after(...history)
        .when({ type: 'change', id: 'w-1', details })
        .thenRefused('no-such-webhook');
      after(...history)
        .when({ type: 'remove', id: 'w-1' })
        .thenRefused('no-such-webhook');
      after(...history)
        .when(rotate('s-2', 0))
        .thenRefused('no-such-webhook');
    }
  });
});

describe('the switch of a webhook', () => {
  const change = (isActive: boolean, details = {}) =>
    ({ type: 'change', id: 'w-1', details, isActive }) as const;
  const gone = { type: 'gone', id: 'w-1', url: details.url } as const;

  it('is turned off and on by hand, and stays as it is otherwise', () => {
    after(added()).when(change(true)).thenNothing();
    after(added()).when(change(false)).then(switchedOff('by-hand'));
    const off = [added(), switchedOff('gone')];
    after(...off)
      .when(change(false))
      .thenNothing();
    after(...off)
      .when(change(true))
      .then(switchedOn);
    after(...off, switchedOn)
      .when(change(true))
      .thenNothing();
    after(...off)
      .when({ type: 'change', id: 'w-1', details })
      .thenNothing();
  });

  it('is turned together with other changes', () =>
    after(added())
      .when(change(false, { description: 'The site' }))
      .then(
        { type: 'WebhookChanged', data: { webhookId: 'w-1', description: { from: 'Site', to: 'The site' } } },
        switchedOff('by-hand'),
      ));

  it('is turned off by a receiver that is gone, unless it is no longer told or off anyway', () => {
    after(added()).when(gone).then(switchedOff('gone'));
    after(added(), switchedOff('by-hand'), switchedOn).when(gone).then(switchedOff('gone'));
    after(added(), switchedOff('by-hand')).when(gone).thenNothing();
    after(added(), removed).when(gone).thenNothing();
    after(added())
      .when({ ...gone, url: 'https://earlier.example/hook' })
      .thenNothing();
  });
});

describe('a secret', () => {
  it('goes on signing for a day after the next one', () => {
    after(added())
      .when(rotate('s-2', 0))
      .then(rotated('s-2', ['s-1', 24]));
    const once = [added(), rotated('s-2', ['s-1', 24])];
    after(...once)
      .when(rotate('s-3', 23))
      .then(rotated('s-3', ['s-2', 47], ['s-1', 24]));
    after(...once)
      .when(rotate('s-3', 24))
      .then(rotated('s-3', ['s-2', 48]));
  });

  it('is one of three at most', () => {
    const twice = [added(), rotated('s-2', ['s-1', 24]), rotated('s-3', ['s-2', 25], ['s-1', 24])];
    after(...twice)
      .when(rotate('s-4', 2))
      .then(rotated('s-4', ['s-3', 26], ['s-2', 25]));
  });
});

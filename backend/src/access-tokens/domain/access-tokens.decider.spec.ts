import { given } from '../../platform/event-sourcing/testing/given.js';
import type { AccessTokenEvent } from './access-token.events.js';
import { accessTokensDecider, type AccessTokenCommand } from './access-tokens.decider.js';

const at = new Date('2026-11-20T12:00:00Z');
const expiresAt = new Date('2026-12-20T12:00:00Z');

const create = (
  fields: Partial<Extract<AccessTokenCommand, { type: 'create' }>> = {},
): AccessTokenCommand => ({
  type: 'create',
  id: 't-1',
  name: 'Site builder',
  scopes: ['articles:read'],
  expiresAt,
  feed: false,
  at,
  ...fields,
});

const created = (tokenId = 't-1', name = 'Site builder'): AccessTokenEvent => ({
  type: 'AccessTokenCreated',
  data: { tokenId, name, scopes: ['articles:read'], expiresAt: expiresAt.toISOString() },
});
const revoked: AccessTokenEvent = { type: 'AccessTokenRevoked', data: { tokenId: 't-1' } };

const after = (...events: AccessTokenEvent[]) => given(accessTokensDecider, ...events);

describe('a token', () => {
  it('is created with each scope once', () => {
    after()
      .when(create({ scopes: ['articles:read', 'articles:read'] }))
      .then(created());
  });

  it.each([at, new Date(at.getTime() - 1)])('that has expired at %s is not created', (expired) => {
    after()
      .when(create({ expiresAt: expired }))
      .thenRefused('expired-already');
  });

  it('that has expired is refused at its field', () => {
    const message = 'The expiry date must be in the future.';
    expect(() => accessTokensDecider.decide(create({ expiresAt: at }), new Map())).toThrow(
      expect.objectContaining({ details: { errors: [{ field: 'expiresAt', message }] } }) as Error,
    );
  });

  it('in the address of a feed opens promoted articles, and nothing else', () => {
    const { type, data } = created() as Extract<AccessTokenEvent, { type: 'AccessTokenCreated' }>;
    after()
      .when(create({ feed: true }))
      .then({ type, data: { ...data, feed: true } });
    after()
      .when(create({ feed: true, scopes: ['articles:read', 'audit:read'] }))
      .thenRefused('scope-of-no-feed');
  });

  it('has a name of its own, until the other is revoked', () => {
    const again = create({ id: 't-2', name: 'SITE builder' });
    after(created()).when(again).thenRefused('token-name-taken');
    after(created(), revoked).when(again).then(created('t-2', 'SITE builder'));
    after(created(), created('t-2', 'Archive'), revoked)
      .when(create({ id: 't-3', name: 'archive' }))
      .thenRefused('token-name-taken');
  });

  it('is one of a hundred at most', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => created(`t-${index}`, `Token ${index}`));
    const more = create({ id: 'more', name: 'One more' });
    after(...hundred)
      .when(more)
      .thenRefused('too-many-tokens');
    after(...hundred, revoked)
      .when(more)
      .then(created('more', 'One more'));
  });

  it('is revoked once', () => {
    const revoke = { type: 'revoke', id: 't-1' } as const;
    after(created()).when(revoke).then(revoked);
    after(created(), revoked).when(revoke).thenRefused('no-such-token');
    after().when(revoke).thenRefused('no-such-token');
  });
});

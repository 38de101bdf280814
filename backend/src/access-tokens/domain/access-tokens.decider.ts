import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { accessTokenEvents, type AccessTokenEvent } from './access-token.events.js';

type Created = Extract<AccessTokenEvent, { type: 'AccessTokenCreated' }>['data'];

/** The largest number of tokens, which a person can still keep track of. */
const mostTokens = 100;

export type AccessTokenCommand =
  | {
      readonly type: 'create';
      readonly id: string;
      readonly name: string;
      readonly scopes: Readonly<Created['scopes']>;
      readonly expiresAt: Date;
      /** Whether the token’s secret is part of a feed’s address. */
      readonly feed: boolean;
      readonly at: Date;
    }
  | { readonly type: 'revoke'; readonly id: string };

/** The names of the tokens that have not been revoked, by id, including those that have expired. */
export type AccessTokens = ReadonlyMap<string, string>;

/** The tokens of scripts and site builders. */
export const accessTokensDecider: Decider<AccessTokens, AccessTokenCommand, AccessTokenEvent> = {
  catalog: accessTokenEvents,
  initialState: new Map(),

  decide(command, tokens) {
    switch (command.type) {
      case 'create': {
        const { id, name, scopes, expiresAt, feed, at } = command;
        if (expiresAt <= at) {
          const message = 'The expiry date must be in the future.';
          const errors = [{ field: 'expiresAt', message }];
          throw new DomainError('invalid', 'expired-already', message, { errors });
        }
        if (feed && scopes.some((scope) => scope !== 'articles:read')) {
          const message = 'A feed address opens promoted articles only.';
          const errors = [{ field: 'scopes', message }];
          throw new DomainError('invalid', 'scope-of-no-feed', message, { errors });
        }
        const taken = [...tokens.values()].some((other) => other.toLowerCase() === name.toLowerCase());
        if (taken) {
          const message = `There is already an access token named “${name}”.`;
          throw new DomainError('conflict', 'token-name-taken', message);
        }
        if (tokens.size >= mostTokens) {
          const message = `There are ${mostTokens} access tokens. Revoke one that nobody needs, then try again.`;
          throw new DomainError('conflict', 'too-many-tokens', message);
        }
        const data = {
          tokenId: id,
          name,
          scopes: [...new Set(scopes)],
          expiresAt: expiresAt.toISOString(),
          ...(feed && { feed: true as const }),
        };
        return [{ type: 'AccessTokenCreated', data }];
      }
      case 'revoke':
        if (!tokens.has(command.id)) {
          throw new DomainError('not-found', 'no-such-token', 'Access token not found.');
        }
        return [{ type: 'AccessTokenRevoked', data: { tokenId: command.id } }];
      default:
        return command satisfies never;
    }
  },

  evolve(tokens, event) {
    switch (event.type) {
      case 'AccessTokenCreated':
        return new Map([...tokens, [event.data.tokenId, event.data.name]]);
      case 'AccessTokenRevoked':
        return new Map([...tokens].filter(([id]) => id !== event.data.tokenId));
      default:
        return event satisfies never;
    }
  },
};

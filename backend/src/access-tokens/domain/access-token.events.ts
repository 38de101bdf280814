import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const tokenId = z.string();

/**
 * The events of the one stream `accessTokens-house`: all tokens share one boundary, so that their names differ and
 * their number has a limit. No event contains a token's secret or its hash.
 */
export const accessTokenEvents = eventCatalog('accessTokens', {
  AccessTokenCreated: z.object({
    tokenId,
    name: z.string(),
    scopes: z.array(z.enum(['articles:read', 'audit:read'])),
    expiresAt: z.iso.datetime(),
    feed: z
      .literal(true)
      .optional()
      .describe(
        'True if the secret is part of a feed’s address and opens nothing else; left out for other tokens.',
      ),
  }),
  AccessTokenRevoked: z
    .object({ tokenId })
    .describe('An administrator revoked the token; from then on it opens nothing.'),
});

export type AccessTokenEvent = EventOf<typeof accessTokenEvents>;

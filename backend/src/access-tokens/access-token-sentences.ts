import { about, type Descriptions, firstValues, itsTitle } from '../audit/contract.js';
import type { AccessTokenEvent } from './domain/access-token.events.js';

const token = about('token');

/** Audit sentences of access tokens. */
export const accessTokenSentences: Descriptions<AccessTokenEvent> = {
  AccessTokenCreated: ({ data: { tokenId, name, scopes, expiresAt, feed } }) => ({
    ...token(tokenId, `created the ${feed ? 'feed address' : 'access token'} “${itsTitle}”`, name),
    changes: firstValues({ name, scopes, expiresAt }),
  }),
  AccessTokenRevoked: ({ data: { tokenId } }) => token(tokenId, `revoked the access token “${itsTitle}”`),
};

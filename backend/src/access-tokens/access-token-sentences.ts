import { type Descriptions, firstValues, itsTitle, subjectsOf } from '../audit/contract.js';
import type { AccessTokenEvent } from './domain/access-token.events.js';

const subject = subjectsOf('token');

/** Audit sentences of access tokens. */
export const accessTokenSentences: Descriptions<AccessTokenEvent> = {
  AccessTokenCreated: ({ data: { tokenId, name, scopes, expiresAt } }) => ({
    subject: subject(tokenId, name),
    summary: `created the access token “${itsTitle}”`,
    changes: firstValues({ name, scopes, expiresAt }),
  }),
  AccessTokenRevoked: ({ data: { tokenId } }) => ({
    subject: subject(tokenId),
    summary: `revoked the access token “${itsTitle}”`,
  }),
};

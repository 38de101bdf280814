import { type Descriptions, itsTitle } from '../../audit/contract.js';
import type { CaptionsEvent } from './domain/captions.events.js';

/** Audit sentences of captions. */
export const captionsSentences: Descriptions<CaptionsEvent> = {
  CaptionsGenerated: ({ streamId, data: { captions, articleRevision, only } }) => ({
    subject: { kind: 'article', id: streamId },
    summary:
      only === undefined
        ? `generated ${captions.length} captions for “${itsTitle}” from revision ${articleRevision}`
        : `had caption ${only + 1} of “${itsTitle}” written anew from revision ${articleRevision}`,
  }),
  CaptionApproved: ({ streamId, data: { caption } }) => ({
    subject: { kind: 'article', id: streamId },
    summary: `approved caption ${caption + 1} of “${itsTitle}”`,
  }),
};

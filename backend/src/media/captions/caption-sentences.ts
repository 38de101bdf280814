import { type Descriptions, itsTitle } from '../../audit/contract.js';
import type { CaptionsEvent } from './domain/captions.events.js';

/** Audit sentences of captions. */
export const captionsSentences: Descriptions<CaptionsEvent> = {
  CaptionsGenerated: ({ streamId, data: { captions, articleRevision } }) => ({
    subject: { kind: 'article', id: streamId },
    summary: `generated ${captions.length} captions for “${itsTitle}” from revision ${articleRevision}`,
  }),
};

import { itsTitle, type Descriptions } from '../../audit/contract.js';
import type { CaptionsEvent } from './domain/captions.events.js';

/** How the log tells what happens to captions. */
export const captionsSentences: Descriptions<CaptionsEvent> = {
  CaptionsGenerated: ({ streamId, data: { captions, articleRevision } }) => ({
    subject: { kind: 'article', id: streamId },
    summary: `had ${captions.length} captions written for “${itsTitle}”, from its revision ${articleRevision}`,
  }),
};

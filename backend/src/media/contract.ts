/**
 * The header images and captions of promoted articles.
 * Streams: headerImages-<article>, captions-<article>.
 * Tables: image_file, image_set.
 * Joined by others: image_file (publishing).
 */

export { CaptionChecks } from './captions/writing/caption-faults.js';
export { networks } from './captions/writing/networks.js';
export type { CaptionsEvent } from './captions/domain/captions.events.js';
export { captionsShape, type CaptionWords } from './captions/writing/captions-answer.js';
export { captionsPrompt, oneCaptionPrompt, type CaptionInputs } from './captions/writing/captions-prompt.js';
export { ImportHeaderImages } from './images/commands/import-header-images.handler.js';
export { alternativeText } from './images/alternative-text.js';
export { GetImage } from './images/read-models/get-image.query.js';
export { ImageFiles } from './images/files/image-files.js';
export { sendImage } from './images/send-image.js';

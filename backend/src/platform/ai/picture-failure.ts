import { failureSentence, type FailureSentences, type TextFailure } from './text-failure.js';

const sentences: FailureSentences = {
  'rate-limited': 'The image model is rate limited. Try again in {wait}.',
  unauthorized: 'The AI provider answered unauthorized: it doesn’t accept this server’s key.',
  'no-credit': 'The account at the AI provider has no credit left.',
  rejected: 'The AI provider rejected the image request. The image model’s name may be wrong.',
  declined: 'The AI provider declined the image request. Administrators can see what it said.',
  'too-long': 'The image request is too long for this model.',
  'too-large': 'The image request is too large for the AI provider.',
  filtered: 'The image model refused to draw this image.',
  refused: 'The image model refused to draw this image.',
  'cut-off': 'The image model’s answer was cut off.',
  empty: 'The image model answered without an image.',
  unreadable: 'The image model’s answer was unreadable.',
  unavailable: 'The image provider isn’t available. Try again in {wait}.',
  'timed-out': 'The image model didn’t answer in time.',
  stopped: 'The server is stopping, so the images weren’t made.',
  busy: 'Too many requests are waiting for the model. Try again in {wait}.',
};

/** The same failure in words that speak of pictures. */
export function pictureFailure(failure: TextFailure): TextFailure {
  return { ...failure, message: failureSentence(sentences, failure.kind, failure.retryAfterMs) };
}

import type { TextFailure, TextFailureKind } from './text-failure.js';

const sentences: Record<TextFailureKind, string> = {
  'rate-limited': 'The image model is rate limited. Try again in a minute.',
  unauthorized: 'The AI provider answered unauthorized: it does not accept the key of this server.',
  rejected: 'The AI provider rejected the request for an image. The name of the image model may be wrong.',
  refused: 'The image model refused to draw this picture.',
  'cut-off': 'The image model stopped before the end: its answer was cut off.',
  empty: 'The image model answered without a picture.',
  unreadable: 'The answer of the image model was unreadable.',
  unavailable: 'The AI provider of the images is not available. Try again in a minute.',
  'timed-out': 'The image model did not answer in time.',
  stopped: 'The server is stopping, so the images were not made.',
  busy: 'Too many requests are waiting for the model. Try again in a minute.',
};

/** The same failure in words that speak of pictures. */
export function pictureFailure(failure: TextFailure): TextFailure {
  return { ...failure, message: sentences[failure.kind] };
}

import type { TextFailure, TextFailureKind } from './text-failure.js';

const sentences: Record<TextFailureKind, string> = {
  'rate-limited': 'The image model is rate limited. Try again in a minute.',
  unauthorized: 'The AI provider answered unauthorized: it doesn’t accept this server’s key.',
  rejected: 'The AI provider rejected the image request. The image model’s name may be wrong.',
  refused: 'The image model refused to draw this image.',
  'cut-off': 'The image model’s answer was cut off.',
  empty: 'The image model answered without an image.',
  unreadable: 'The image model’s answer was unreadable.',
  unavailable: 'The image provider isn’t available. Try again in a minute.',
  'timed-out': 'The image model didn’t answer in time.',
  stopped: 'The server is stopping, so the images weren’t made.',
  busy: 'Too many requests are waiting for the model. Try again in a minute.',
};

/** The same failure in words that speak of pictures. */
export function pictureFailure(failure: TextFailure): TextFailure {
  return { ...failure, message: sentences[failure.kind] };
}

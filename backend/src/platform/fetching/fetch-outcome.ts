/** Why nothing was fetched. */
export type FetchFailureKind =
  'forbidden-address' | 'unreachable' | 'error-answer' | 'too-large' | 'too-slow' | 'stopped';

export interface FetchFailure {
  readonly ok: false;
  readonly kind: FetchFailureKind;
  /** A sentence for a person; tells nothing of the network behind this server. */
  readonly message: string;
}

export type FetchOutcome = { readonly ok: true; readonly bytes: Buffer } | FetchFailure;

const sentences: Record<FetchFailureKind, string> = {
  'forbidden-address': 'This server only fetches images from public http and https addresses.',
  unreachable: 'The image’s server can’t be reached.',
  'error-answer': 'The image’s server answered with an error.',
  'too-large': 'The image is larger than 20 MiB.',
  'too-slow': 'The image’s server didn’t send it within 15 seconds.',
  stopped: 'The server is stopping, so the image wasn’t fetched.',
};

export function fetchFailure(kind: FetchFailureKind): FetchFailure {
  return { ok: false, kind, message: sentences[kind] };
}

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
  'forbidden-address': 'This server fetches pictures from public http and https addresses only.',
  unreachable: 'The server of the picture cannot be reached.',
  'error-answer': 'The server of the picture answered with an error.',
  'too-large': 'The picture is larger than 20 MiB.',
  'too-slow': 'The server of the picture did not send it within 15 seconds.',
  stopped: 'The server is stopping, so the picture was not fetched.',
};

export function fetchFailure(kind: FetchFailureKind): FetchFailure {
  return { ok: false, kind, message: sentences[kind] };
}

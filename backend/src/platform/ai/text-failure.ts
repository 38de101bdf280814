/** Why a text was not written. Each kind is distinct because people and jobs react differently. */
export type TextFailureKind =
  | 'rate-limited'
  | 'unauthorized'
  | 'rejected'
  | 'refused'
  | 'cut-off'
  | 'empty'
  | 'unreadable'
  | 'unavailable'
  | 'timed-out'
  | 'stopped'
  | 'busy';

const sentences: Record<TextFailureKind, string> = {
  'rate-limited': 'The model is rate limited. Try again in a minute.',
  unauthorized: 'The AI provider answered unauthorized: it doesn’t accept this server’s key.',
  rejected: 'The AI provider rejected the request. The model’s name or the address may be wrong.',
  refused: 'The model refused to write this text.',
  'cut-off': 'The model’s answer was cut off.',
  empty: 'The model answered with an empty text.',
  unreadable: 'The model’s answer was unreadable.',
  unavailable: 'The AI provider isn’t available. Try again in a minute.',
  'timed-out': 'The model didn’t answer in time.',
  stopped: 'The server is stopping, so the text wasn’t written.',
  busy: 'Too many texts are waiting for the model. Try again in a minute.',
};

/** Why there is no text. Providers' faults are values, never exceptions. */
export interface TextFailure {
  readonly ok: false;
  readonly kind: TextFailureKind;
  /** One sentence or two for a person; safe to show. */
  readonly message: string;
  /** What the provider said or what was wrong with its answer, for the log: one short line, without secrets. */
  readonly detail?: string | undefined;
  /** How long the provider, or this server's queue, asks to be left alone; milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** The failure of a kind, with its sentence. */
export function textFailure(
  kind: TextFailureKind,
  extra: Pick<TextFailure, 'detail' | 'retryAfterMs'> = {},
): TextFailure {
  return { ok: false, kind, message: sentences[kind], ...extra };
}

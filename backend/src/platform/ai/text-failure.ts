/** Why a text was not written. Each kind is distinct because people and jobs react differently. */
export type TextFailureKind =
  | 'rate-limited'
  | 'unauthorized'
  | 'no-credit'
  | 'rejected'
  | 'declined'
  | 'too-long'
  | 'too-large'
  | 'filtered'
  | 'refused'
  | 'cut-off'
  | 'empty'
  | 'unreadable'
  | 'unavailable'
  | 'timed-out'
  | 'stopped'
  | 'busy';

/** A sentence for each kind, in which `{wait}` is replaced by the time to wait. */
export type FailureSentences = Readonly<Record<TextFailureKind, string>>;

const sentences: FailureSentences = {
  'rate-limited': 'The model is rate limited. Try again in {wait}.',
  unauthorized: 'The AI provider answered unauthorized: it doesn’t accept this server’s key.',
  'no-credit': 'The account at the AI provider has no credit left.',
  rejected: 'The AI provider rejected the request. The model’s name or the address may be wrong.',
  declined: 'The AI provider declined the request. Administrators can see what it said.',
  'too-long': 'The prompt is too long for this model. Shorten the sources or the text, and try again.',
  'too-large':
    'The request is too large for the AI provider. Shorten the sources or the text, and try again.',
  filtered: 'The AI provider’s content filter stopped this text.',
  refused: 'The model refused to write this text.',
  'cut-off': 'The model’s answer was cut off.',
  empty: 'The model answered with an empty text.',
  unreadable: 'The model’s answer was unreadable.',
  unavailable: 'The AI provider isn’t available. Try again in {wait}.',
  'timed-out': 'The model didn’t answer in time.',
  stopped: 'The server is stopping, so the text wasn’t written.',
  busy: 'Too many texts are waiting for the model. Try again in {wait}.',
};

export const textFailureKinds = Object.keys(sentences) as readonly TextFailureKind[];

/** Why there is no text. A provider's faults are values, never exceptions. */
export interface TextFailure {
  readonly ok: false;
  readonly kind: TextFailureKind;
  /** One or two sentences for a person, safe to show. */
  readonly message: string;
  /**
   * The provider’s words, or the fault of its answer, for the log and for administrators: one short line without
   * secrets.
   */
  readonly detail?: string | undefined;
  /** How long the provider, or this server's queue, asks to be left alone, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** The failure of a kind, with its sentence. */
export function textFailure(
  kind: TextFailureKind,
  extra: Pick<TextFailure, 'detail' | 'retryAfterMs'> = {},
): TextFailure {
  return { ok: false, kind, message: failureSentence(sentences, kind, extra.retryAfterMs), ...extra };
}

/** The sentence for a person, with the wait that was asked for. */
export function failureSentence(
  told: FailureSentences,
  kind: TextFailureKind,
  retryAfterMs: number | undefined,
): string {
  return told[kind].replace('{wait}', waitInWords(retryAfterMs ?? 60_000));
}

/** A wait in words, rounded up, in the unit that people would use. */
function waitInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  if (seconds === 60) return 'a minute';
  const [length, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7_200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return length === 1 ? `a ${unit}` : `${length} ${unit}s`;
}

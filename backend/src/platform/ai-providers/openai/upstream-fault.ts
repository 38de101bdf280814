import { AnswerTooLarge } from '../../fetching/bounded-fetch.js';
import { said } from '../../ai/redaction.js';
import { textFailure, type TextFailure, type TextFailureKind } from '../../ai/text-failure.js';
import { refusedWith, type ProviderError } from './provider-error.js';
import { RefusedCall } from './refused-call.js';

/** Why one upstream call gave no text. */
export interface UpstreamFault {
  readonly failure: TextFailure;
  /** Whether the same call may succeed a little later. */
  readonly worthRetrying: boolean;
  /** The server’s own error, if it reported one. */
  readonly error?: ProviderError;
}

/**
 * Whether a status passes by itself: timeouts, conflicts and server errors do, but a request that the server could not
 * understand stays wrong.
 */
const passesBy = (status: number): boolean =>
  status === 408 || status === 409 || status === 425 || status >= 500;

interface Sign {
  readonly kind: TextFailureKind;
  readonly statuses?: readonly number[];
  readonly codes?: RegExp;
  /** Words to search for if the status says only that the request is refused. */
  readonly words?: RegExp;
}

/** Signs in servers’ errors and their meaning; the first match counts. */
const signs: readonly Sign[] = [
  {
    kind: 'no-credit',
    statuses: [402],
    codes: /insufficient_(?:quota|balance|credits?|funds)|billing|payment_required|credit_balance/,
    words:
      /credit balance|insufficient (?:account )?(?:credits?|balance|funds|quota)|out of credits?|no credits? left|billing hard limit/i,
  },
  { kind: 'too-large', statuses: [413], codes: /request_too_large|payload_too_large/ },
  { kind: 'rate-limited', statuses: [429] },
  {
    kind: 'filtered',
    codes:
      /content_filter|content_policy|content_management|moderation|responsible_?ai|prohibited_content|^safety$/,
    words:
      /content[ _-](?:filter|policy|management)|safety (?:system|filter|settings)|block_?reason|\bmoderat(?:ion|ed)\b|\bflagged\b/i,
  },
  {
    kind: 'unauthorized',
    statuses: [401],
    codes: /invalid_api_key|authentication|unauthori[sz]ed|unauthenticated|permission_denied/,
    words:
      /api[ _-]?key (?:is )?(?:not valid|invalid|missing|expired)|(?:invalid|incorrect|missing) (?:x-)?api[ _-]?key/i,
  },
  {
    kind: 'too-long',
    codes: /context_(?:length|window|size|exceeded)|prompt_too_long|string_above_max_length|exceed_context/,
    words:
      /context (?:length|window|size)|(?:prompt|input|messages?) (?:is|are) too long|maximum (?:prompt|input) length|too many input tokens|reduce (?:the|your) (?:length|prompt|input)|(?:input|prompt) token(?:s| count)[^.]{0,80}exceed/i,
  },
  {
    kind: 'rate-limited',
    codes: /rate_?limit|resource_?exhausted|too_?many_?requests|throttl/,
    words: /rate[ -]limit|too many requests/i,
  },
  {
    kind: 'rejected',
    statuses: [404, 405, 410],
    codes: /model_not_(?:found|available)|invalid_model|unknown_model|^not_found/,
    words:
      /model\b[^.]{0,100}\b(?:not found|does(?: not|n[’']t) exist|is not (?:available|a valid model))|(?:no such|unknown|invalid) model\b/i,
  },
];

/** Whether a status does not tell what the refusal is for. */
const isVague = (status: number | undefined): boolean =>
  status === undefined || [400, 403, 422, 446, 451].includes(status);

function fits({ statuses = [], codes, words }: Sign, error: ProviderError): boolean {
  const { status } = error;
  if (status !== undefined && statuses.includes(status)) return true;
  if (codes && error.codes.some((code) => codes.test(code))) return true;
  return (isVague(status) && words?.test(error.words)) === true;
}

/** The kind of a server's error. An error of unknown kind within an answer of status 200 may pass. */
function kindOf(error: ProviderError): TextFailureKind {
  const { status } = error;
  const sign = signs.find((one) => fits(one, error));
  if (sign) return sign.kind;
  if (status === undefined || passesBy(status)) return 'unavailable';
  return status === 403 ? 'unauthorized' : 'declined';
}

const passing: ReadonlySet<TextFailureKind> = new Set(['rate-limited', 'unavailable']);

/** @param secrets are left out of every detail */
export function toldFault(error: ProviderError, secrets: readonly string[]): UpstreamFault {
  const { status, words, waitMs } = error;
  const kind = kindOf(error);
  const detail = said([status, words].filter(Boolean).join(' '), secrets);
  const failure = textFailure(kind, { detail, retryAfterMs: passing.has(kind) ? waitMs : undefined });
  return { failure, worthRetrying: passing.has(kind), error };
}

/** Returns the system's error code, never the cause's message: that repeats the address, which may hold a password. */
function connectionDetail(error: unknown): string {
  return (
    causesOf(error).flatMap(({ code }) => (typeof code === 'string' ? [code] : []))[0] ?? 'connection failed'
  );
}

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  const causes: NodeJS.ErrnoException[] = [];
  for (let one = error; typeof one === 'object' && one !== null; one = (one as Error).cause) {
    causes.push(one as NodeJS.ErrnoException);
  }
  return causes;
}

/**
 * Classifies an error that the `openai` client throws. The caller must first recognise an aborted call by its signal.
 * @param secrets are left out of every detail
 */
export function upstreamFault(error: unknown, secrets: readonly string[]): UpstreamFault {
  const causes = causesOf(error);
  const refused = causes.find((cause) => cause instanceof RefusedCall);
  if (refused) return toldFault(refusedWith(refused.status, refused.headers, refused.body), secrets);
  const unreadable = causes.some((cause) => cause instanceof AnswerTooLarge)
    ? 'The answer is larger than anything that was asked for'
    : causes.some(({ name }) => name === 'SyntaxError')
      ? 'The body is not JSON'
      : undefined;
  if (unreadable !== undefined) {
    return { failure: textFailure('unreadable', { detail: unreadable }), worthRetrying: false };
  }
  // There was no answer at all, or the connection broke while the body was read.
  const failure = textFailure('unavailable', { detail: connectionDetail(error) });
  return { failure, worthRetrying: true };
}

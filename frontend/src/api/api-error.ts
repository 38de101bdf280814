/** One field that the server refused, with the sentence for the person who filled it in. */
export interface RefusedField {
  field: string;
  message: string;
}

interface Problem {
  type?: string;
  detail?: string;
  requestId?: string;
  /** The reason that only administrators are told, such as what a provider said. */
  cause?: string;
  errors?: RefusedField[];
}

/**
 * An answer of the server that is not a success. The message is `{status}: {detail}`. If the body is not a problem
 * document (RFC 9457), the response text, or else the status text, is the detail. `detail` alone is the sentence to
 * show in a toast.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly detail: string;
  /** Whether the answer said what is wrong; a status alone is not a sentence for a person. */
  readonly saysWhy: boolean;
  readonly requestId: string | undefined;
  readonly errors: readonly RefusedField[];

  private constructor(
    { status, statusText }: Response,
    text: string,
    /** The problem document as it came. A 412 has `current`; other answers have members of their own. */
    readonly problem: Readonly<Problem & Record<string, unknown>>,
  ) {
    const said = problem.detail ?? text;
    const detail = said || statusText;
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.saysWhy = said !== '';
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
  }

  /** Reads the body of a response that is not a success. */
  static async from(response: Response): Promise<ApiError> {
    const text = await response.text();
    const problem = parseProblem(text);
    return new ApiError(response, problem ? '' : text, problem ?? {});
  }
}

function parseProblem(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A successful answer whose body is not JSON: a proxy's page, or an answer cut off on the way. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** Whether a failed call was answered. Without an answer, the work that it asked for may still be going on. */
export function isAnswered(error: Error): boolean {
  return error instanceof ApiError || error instanceof UnreadableAnswer;
}

/** Whether the server knows of no such thing: it never existed, was deleted, or this user may not see it. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * Puts any failure into a sentence for a person: what the server says.
 * @param fallback the sentence when the server says nothing, or does not answer
 */
export function sentenceOf(error: unknown, fallback?: string): string {
  if (error instanceof ApiError) {
    const { cause } = error.problem;
    if (error.saysWhy) return cause === undefined ? error.detail : `${error.detail} Cause: ${cause}`;
    return fallback ?? `The server answered with status ${error.status}.`;
  }
  return fallback ?? 'Can’t reach the server. Nothing was lost.';
}

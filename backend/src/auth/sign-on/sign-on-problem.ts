import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { Begun } from './begun.js';

/**
 * Why a person was not signed on; the page has a sentence for each. The value is part of the address that leads to the
 * page.
 */
type SignOnProblemKind =
  | 'unavailable'
  | 'broken'
  | 'wrong-issuer'
  | 'clock'
  | 'refused'
  | 'over'
  | 'unknown-provider'
  | 'not-linked'
  | 'deactivated'
  | 'no-role'
  | 'too-many-groups'
  | 'taken'
  | 'too-many-links'
  | 'invitation-over'
  | 'not-fresh'
  | 'another-person';

const longestLine = 500;

/** A reason why a person can’t be signed on. */
export class SignOnProblem extends Error {
  /** The purpose and state of the sign-on, once they are known; they decide where the problem is shown. */
  begun: Begun | undefined;

  /** One line for the people who run the server. */
  readonly detail: string;

  /** @param detail facts for the log, without secrets */
  constructor(
    readonly kind: SignOnProblemKind,
    detail = '',
  ) {
    const line = wholeSlice(oneLine(detail), 0, longestLine);
    super(`${kind} ${line}`.trim());
    this.name = 'SignOnProblem';
    this.detail = line;
  }
}

/** The problem on the provider’s side, read from the errors that `openid-client` throws. */
export function providerProblem(error: unknown): SignOnProblem {
  if (error instanceof SignOnProblem) return error;
  const {
    code,
    cause,
    message = String(error),
  } = error as { code?: string; cause?: unknown; message?: string };
  const facts = (typeof cause === 'object' && cause !== null ? cause : {}) as Facts;
  switch (code) {
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_ABORT':
      return new SignOnProblem('unavailable', 'It didn’t answer in time.');
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return timestampProblem(message, facts);
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return facts.attribute === 'issuer' ? wrongIssuer(facts) : new SignOnProblem('broken', message);
    case 'OAUTH_AUTHORIZATION_RESPONSE_ERROR':
    case 'OAUTH_RESPONSE_BODY_ERROR':
      return answeredProblem((error as { error?: string }).error ?? '');
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return facts.status !== undefined && facts.status >= 500
        ? new SignOnProblem('unavailable', `It answered ${facts.status}.`)
        : new SignOnProblem('broken', `${message}: ${facts.status ?? 'no'}`);
    case undefined:
      // A failed connection is a TypeError of `fetch`, with the cause inside.
      return new SignOnProblem('unavailable', facts.code ?? message);
    default:
      return new SignOnProblem('broken', `${message} (${code})`);
  }
}

interface Facts {
  readonly code?: string;
  readonly attribute?: string;
  readonly claim?: string;
  readonly status?: number;
  readonly expected?: string;
  readonly body?: { readonly issuer?: string };
  readonly cause?: Facts;
}

function timestampProblem(message: string, facts: Facts): SignOnProblem {
  const claim = facts.claim ?? facts.cause?.claim;
  return claim === 'auth_time'
    ? new SignOnProblem('not-fresh')
    : new SignOnProblem('clock', `${message} ${claim ?? ''}`);
}

/** The problem with both issuers: the one that is set and the one that the provider names. */
function wrongIssuer({ expected = '', body }: Facts): SignOnProblem {
  return new SignOnProblem(
    'wrong-issuer',
    `The issuer is set to ${expected}, but the provider says that it is ${body?.issuer ?? ''}. Set it to what the provider says.`,
  );
}

/** The problem for an error that the provider itself names, on the way back or in exchange for the code. */
function answeredProblem(error: string): SignOnProblem {
  const kinds: Readonly<Record<string, SignOnProblemKind>> = {
    invalid_grant: 'over',
    server_error: 'unavailable',
    temporarily_unavailable: 'unavailable',
    access_denied: 'refused',
    login_required: 'refused',
    interaction_required: 'refused',
    consent_required: 'refused',
  };
  return new SignOnProblem(kinds[error] ?? 'broken', error);
}

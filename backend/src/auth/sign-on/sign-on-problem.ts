import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { Begun } from './begun.js';

/** Why somebody was not signed on. The page has a sentence for each; it stands in the address that leads there. */
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

/** What keeps somebody from being signed on. */
export class SignOnProblem extends Error {
  /** What was begun, once that is known: it says where the problem is told. */
  begun: Begun | undefined;

  /** For whoever runs the server: one line. */
  readonly detail: string;

  /** @param detail without secrets */
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

/** What went wrong on the provider’s side, from what `openid-client` throws. */
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
      // A connection that fails is a TypeError of `fetch`, with the cause within.
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

/** Shows both issuers, the one that is set and the one that the provider tells. */
function wrongIssuer({ expected = '', body }: Facts): SignOnProblem {
  return new SignOnProblem(
    'wrong-issuer',
    `The issuer is set to ${expected}, but the provider says that it is ${body?.issuer ?? ''}. Set it to what the provider says.`,
  );
}

/** An error that the provider names itself, on the way back or for the code. */
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

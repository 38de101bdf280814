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

/** What keeps somebody from being signed on. */
export class SignOnProblem extends Error {
  /** What was begun, once that is known: it says where the problem is told. */
  begun: Begun | undefined;

  /** @param detail for whoever runs the server: one line without secrets */
  constructor(
    readonly kind: SignOnProblemKind,
    readonly detail = '',
  ) {
    super(`${kind} ${detail}`.trim());
    this.name = 'SignOnProblem';
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
      return new SignOnProblem('unavailable', oneLineOf(facts.code ?? message));
    default:
      return new SignOnProblem('broken', oneLineOf(`${message} (${code})`));
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
    : new SignOnProblem('clock', oneLineOf(`${message} ${claim ?? ''}`));
}

function wrongIssuer({ expected, body }: Facts): SignOnProblem {
  return new SignOnProblem('wrong-issuer', oneLineOf(wrongIssuerLine(expected ?? '', body?.issuer ?? '')));
}

/** The line that shows both issuers, the one that is set and the one that the provider tells. */
function wrongIssuerLine(set: string, told: string): string {
  return `The issuer is set to ${set}, but the provider says that it is ${told}. Set it to what the provider says.`;
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
  return new SignOnProblem(kinds[error] ?? 'broken', oneLineOf(error));
}

const longestLine = 500;

function oneLineOf(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').slice(0, longestLine);
}

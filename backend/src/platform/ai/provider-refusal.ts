import type { TextFailure } from './text-failure.js';
import { DomainError, type RefusalKind } from '../kernel/domain-error.js';

function kindOf({ kind }: TextFailure): RefusalKind {
  switch (kind) {
    case 'timed-out':
      return 'provider-timed-out';
    case 'busy':
    case 'stopped':
      return 'unavailable';
    case 'rate-limited':
    case 'unauthorized':
    case 'rejected':
    case 'refused':
    case 'cut-off':
    case 'empty':
    case 'unreadable':
    case 'unavailable':
      return 'provider-failed';
    default:
      return kind satisfies never;
  }
}

/**
 * The message for the user when there is no text.
 * @param what begins the refusal's code, when it is a picture that is missing
 */
export function providerRefusal(failure: TextFailure, what: 'text' | 'image' = 'text'): DomainError {
  const { retryAfterMs } = failure;
  return new DomainError(kindOf(failure), `${what}-${failure.kind}`, failure.message, {
    ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  });
}

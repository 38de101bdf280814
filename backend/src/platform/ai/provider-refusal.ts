import type { TextFailure } from './text-failure.js';
import { DomainError, type RefusalKind } from '../event-sourcing/domain-error.js';

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

/** What a person is told when there is no text. */
export function providerRefusal(failure: TextFailure): DomainError {
  const { retryAfterMs } = failure;
  return new DomainError(kindOf(failure), `text-${failure.kind}`, failure.message, {
    ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  });
}

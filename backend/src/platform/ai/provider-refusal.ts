import type { TextFailure, TextFailureKind } from './text-failure.js';
import { DomainError, type RefusalKind } from '../kernel/domain-error.js';

/** All others are the provider's own fault. */
const kinds: Partial<Record<TextFailureKind, RefusalKind>> = {
  'timed-out': 'provider-timed-out',
  busy: 'unavailable',
  stopped: 'unavailable',
};

/**
 * The message for the user when there is no text.
 * @param what begins the refusal's code, when it is a picture that is missing
 */
export function providerRefusal(failure: TextFailure, what: 'text' | 'image' = 'text'): DomainError {
  const { kind, message, detail: cause, retryAfterMs } = failure;
  return new DomainError(kinds[kind] ?? 'provider-failed', `${what}-${kind}`, message, {
    ...(cause !== undefined && { cause }),
    ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  });
}

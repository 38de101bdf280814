import { textFailureKinds, type TextFailure, type TextFailureKind } from './text-failure.js';
import { DomainError, type Refusals, type RefusalKind } from '../kernel/domain-error.js';

/** The kinds that are not the provider’s own fault. */
const kinds: Partial<Record<TextFailureKind, RefusalKind>> = {
  'timed-out': 'provider-timed-out',
  busy: 'unavailable',
  stopped: 'unavailable',
};

/**
 * The error for the user if there is no text or picture.
 * @param what begins the error’s code: the thing that is missing
 */
export function providerRefusal(failure: TextFailure, what: 'text' | 'image' = 'text'): DomainError {
  const { kind, message, detail: cause, retryAfterMs } = failure;
  return new DomainError(kindOf(kind), `${what}-${kind}`, message, {
    ...(cause !== undefined && { cause }),
    ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  });
}

const kindOf = (failure: TextFailureKind): RefusalKind => kinds[failure] ?? 'provider-failed';

/** The refusals of AI work, by kind: the codes of `providerRefusal`, and the code of the person’s quota. */
export function providerRefusals(what: 'text' | 'image' = 'text'): Refusals {
  const refusals: Partial<Record<RefusalKind, string[]>> = { limited: ['ai-quota'] };
  for (const failure of textFailureKinds) (refusals[kindOf(failure)] ??= []).push(`${what}-${failure}`);
  return refusals;
}

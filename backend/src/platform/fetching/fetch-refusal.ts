import { DomainError, type Refusals, type RefusalKind } from '../kernel/domain-error.js';
import type { FetchFailure, FetchFailureKind } from './fetch-outcome.js';

const kindOf: Readonly<Record<FetchFailureKind, RefusalKind>> = {
  'forbidden-address': 'invalid',
  unreachable: 'provider-failed',
  'error-answer': 'provider-failed',
  'too-large': 'provider-failed',
  'too-slow': 'provider-timed-out',
  stopped: 'unavailable',
};

/**
 * The refusal of a request whose address could not be fetched.
 * @param name the thing that should have been fetched; the code begins with it
 * @param field the field of the body that holds the address
 */
export function fetchRefusal({ kind, message }: FetchFailure, name: string, field: string): DomainError {
  return new DomainError(kindOf[kind], `${name}-${kind}`, message, {
    ...(kind === 'forbidden-address' && { errors: [{ field, message }] }),
  });
}

/** The codes of `fetchRefusal` for this name, by kind. */
export function fetchRefusals(name: string): Refusals {
  const refusals: Partial<Record<RefusalKind, string[]>> = {};
  for (const [failure, kind] of Object.entries(kindOf)) (refusals[kind] ??= []).push(`${name}-${failure}`);
  return refusals;
}

import type { RefusalKind, Refusals } from '../../kernel/domain-error.js';
import type { DescribedRoute } from './described-routes.js';

/** The inputs that an operation takes, according to its description. */
export interface Taken {
  readonly method: string;
  readonly body: boolean;
  readonly pathParameter: boolean;
  readonly ifMatch: boolean;
  readonly cursor: boolean;
}

const safe = new Set(['get', 'head']);

/**
 * The kinds of refusals that a route gives, each with its codes; a kind without codes is identified by its status only.
 */
export function refusalsOfRoute(
  route: DescribedRoute,
  taken: Taken,
): ReadonlyMap<RefusalKind, readonly string[]> {
  const all = new Map<RefusalKind, Set<string>>();
  for (const refusals of [
    ofRequest(taken),
    ofAccess(route, taken),
    ofChanges(route, taken),
    ...route.refusals,
  ]) {
    for (const [kind, codes] of Object.entries(refusals) as [RefusalKind, readonly string[]][]) {
      const known = all.get(kind) ?? new Set();
      all.set(kind, known);
      for (const code of codes) known.add(code);
    }
  }
  return new Map([...all].map(([kind, codes]) => [kind, [...codes].sort()]));
}

function ofRequest({ body, pathParameter, cursor }: Taken): Refusals {
  return {
    invalid: ['bad-address', 'invalid', ...codes(body, 'broken-json'), ...codes(cursor, 'bad-cursor')],
    ...(pathParameter && { 'not-found': [] }),
    ...(body && { unsupported: ['encoded-body'] }),
    unavailable: ['postgres-unavailable', 'store-unavailable'],
  };
}

function ofAccess(route: DescribedRoute, { method }: Taken): Refusals {
  const { access, scope, beforePasswordChange, beforeSecondFactor } = route;
  const foreign = codes(!safe.has(method), 'foreign-origin');
  if (access === 'public') return foreign.length > 0 ? { forbidden: foreign } : {};
  const forbidden = [
    ...foreign,
    ...codes(access.length === 1 || scope !== undefined, 'forbidden'),
    ...codes(!beforePasswordChange, 'password-change-required'),
    ...codes(!beforeSecondFactor, 'second-factor-required'),
  ];
  return {
    unauthenticated: ['unauthenticated', ...codes(scope !== undefined, 'invalid-token')],
    ...(forbidden.length > 0 && { forbidden }),
  };
}

function ofChanges({ takesIdempotencyKey }: DescribedRoute, { method, ifMatch }: Taken): Refusals {
  return {
    invalid: [...codes(ifMatch, 'bad-if-match'), ...codes(takesIdempotencyKey, 'bad-idempotency-key')],
    ...(takesIdempotencyKey && { conflict: ['idempotency-key-reused'] }),
    ...(ifMatch && { stale: ['stale-revision'] }),
    unavailable: safe.has(method)
      ? []
      : ['busy', 'outcome-unknown', 'recorded-not-visible', 'server-stopping'],
  };
}

const codes = (given: boolean, code: string): string[] => (given ? [code] : []);

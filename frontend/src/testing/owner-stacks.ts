import * as react from 'react';

/**
 * Stops React from taking a stack with each element, which it does in development for its own warnings and which takes
 * a third of the time of our tests. It stops by itself after ten thousand within a second, and has no other switch.
 */
export function takeNoOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    react as typeof react & Record<string, object>;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}

import { useSyncExternalStore } from 'react';
import { ApiError } from '@/api/api-error';
import type { Finding } from './findings';

/** A promotion that was refused, and the way to ask for it again with a reason. */
interface Blocked {
  findings: readonly Finding[];
  again: (override: { reason: string }) => void;
}

let blocked: Blocked | undefined;
const listeners = new Set<() => void>();

function set(next: Blocked | undefined): void {
  blocked = next;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The latest promotion that the house’s rules refused; undefined once somebody has decided what to do about it. */
export function useBlockedPromotion() {
  return { blocked: useSyncExternalStore(subscribe, () => blocked), close: () => set(undefined) };
}

/** Asks the person what to do about a refused promotion. Returns false for any other failure. */
export function askAboutBlocked(error: unknown, again: Blocked['again']): boolean {
  if (!(error instanceof ApiError) || error.problem.type?.endsWith('/promotion-blocked') !== true)
    return false;
  set({ findings: (error.problem['findings'] ?? []) as Finding[], again });
  return true;
}

import type { User } from '@/api/session';

const KEY = 'user';

/** Stores the user on screen in local storage; null clears it. Other tabs notice the change. */
export function storeShownUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, only the username at the next sign-in is lost.
  }
}

/** Returns the username to suggest at sign-in after a session has ended. It proves nothing. */
export function lastShownUsername(): string {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<User> | null;
    return typeof stored?.username === 'string' ? stored.username : '';
  } catch {
    return '';
  }
}

/**
 * Calls the listener when another tab signed in, signed out or changed the user. Returns a function that stops
 * listening.
 */
export function onShownUserElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

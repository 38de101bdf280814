import type { User } from '@/api/session';

const KEY = 'user';

/** Keeps the user that is shown in local storage; null clears it. Other tabs hear of it. */
export function storeShownUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // A blocked storage loses nothing but the name offered at the next sign-in.
  }
}

/** The user name to offer at sign-in after a session ended by itself. Never a proof of anything. */
export function lastShownUsername(): string {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<User> | null;
    return typeof stored?.username === 'string' ? stored.username : '';
  } catch {
    return '';
  }
}

/** Tells when another tab signed in, signed out or changed the user. */
export function onShownUserElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

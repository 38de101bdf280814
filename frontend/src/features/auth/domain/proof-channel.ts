const KEY = 'proof-given';

/** Tells the page that waits for it that a proof was given in this window. */
export function tellProofGiven(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, the person goes back and asks again.
  }
}

/** Hears of a proof that was given in another window; the answer ends that. */
export function onProofGiven(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && event.newValue !== null && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

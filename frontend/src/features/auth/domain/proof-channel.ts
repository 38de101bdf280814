const KEY = 'proof-given';

/** Tells the page that waits for a proof that it was given in this window. */
export function tellProofGiven(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, the person goes back and asks again.
  }
}

/** Calls the listener when a proof is given in another window. Returns a function that stops listening. */
export function onProofGiven(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && event.newValue !== null && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

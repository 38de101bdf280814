import { useEffect, useRef } from 'react';
import { showPasskey, type Assertion } from '@/api/passkeys';

/** What a browser offers is asked for anew before the server forgets it, so that nobody is in a hurry. */
const anewMs = 4 * 60_000;

/** While `armed`, the browser offers passkeys in the field of the name. */
export function useOfferedPasskey(armed: boolean, onShown: (assertion: Assertion) => unknown): void {
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  useEffect(() => {
    if (!armed) return undefined;
    const offered = new AbortController();
    const offer = async (): Promise<void> => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const assertion = await showPasskey(offered.signal);
      if (!offered.signal.aborted) shown.current(assertion);
    };
    // Nobody asked for it, so nobody is told that nothing came of it.
    const start = () => void offer().catch(() => undefined);
    start();
    const timer = setInterval(start, anewMs);
    return () => {
      clearInterval(timer);
      offered.abort();
    };
  }, [armed]);
}

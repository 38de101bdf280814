import { useEffect, useRef } from 'react';
import { showPasskey, type Assertion } from '@/api/passkeys';

/**
 * How often the offer is renewed, in milliseconds. The server has not forgotten the old one by then, so people can take
 * their time.
 */
const anewMs = 4 * 60_000;

/** Lets the browser offer passkeys in the field of the username while `armed`. */
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
    // Nobody asked for the offer, so nobody needs to know that it failed.
    const start = () => void offer().catch(() => undefined);
    start();
    const timer = setInterval(start, anewMs);
    return () => {
      clearInterval(timer);
      offered.abort();
    };
  }, [armed]);
}

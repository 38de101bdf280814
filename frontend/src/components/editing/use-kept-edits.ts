import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useUser } from '@/api/session';
import { KeptEdits, type Kept } from './kept-edits';
import { unsavedOn, type Edits, type FormValues, type Version } from './versions';

export interface KeepingOptions<Values extends FormValues> {
  server: Version<Values>;
  /** The name under which this browser keeps unsaved edits of the user. */
  keepAs: string;
  /** Fields that no browser may keep, such as a password. */
  secret?: readonly (keyof Values)[];
  /** Whether the form restores earlier edits, or offers them. */
  earlier?: 'restored' | 'offered';
}

/**
 * The unsaved edits of one form on screen. Every change of them is stored in the browser before anything else happens.
 */
export function useKeptEdits<Values extends FormValues>(options: KeepingOptions<Values>) {
  const { server, keepAs, secret, earlier = 'restored' } = options;
  const userId = useUser().id;
  const [kept] = useState(() => new KeptEdits(`${userId}:${keepAs}`, server.values));
  const [session] = useState(() => uuid());
  const { others, drop, add } = useOthers(kept, server);
  const [found] = useState(() => (earlier === 'restored' ? others[0] : undefined));
  const [held, setHeld] = useState<Edits<Values> | undefined>(found);
  const [safe, setSafe] = useState(true);
  const latest = useRef(held);
  const keep = (as: string, edits: Edits<Values>) =>
    kept.write(as, { ...edits, values: withoutSecretFields(edits.values, edits.base.values, secret) });
  const write = (next: Edits<Values> | undefined) => {
    latest.current = next;
    setHeld(next);
    // This form continues with the edits that it found. A tab that still holds them stores them again.
    if (found) kept.forget(found.session);
    if (next) setSafe(keep(session, next));
    else kept.forget(session);
  };
  /** Sets edits aside for others, and offers them again. */
  const setAside = (edits: Edits<Values>) => {
    const aside = { ...edits, session: uuid(), at: new Date().toISOString() };
    keep(aside.session, edits);
    add(aside);
  };
  useKeepingOn(kept.keyOf(session), () => latest.current && keep(session, latest.current));
  return {
    held,
    latest,
    write,
    /** Whether the browser could keep the edits. */
    safe,
    found,
    /** The edits of other tabs or visits, the latest first. */
    offers: others.filter((one) => one.session !== found?.session),
    drop,
    setAside,
    /** Continues with edits that were offered. */
    restore: (one: Kept<Values>) => {
      const mine = latest.current;
      drop(one);
      if (mine) setAside(mine);
      write({ base: one.base, values: one.values, sent: one.sent });
    },
  };
}

/** The kept edits of the form that are neither on screen nor saved. */
function useOthers<Values extends FormValues>(kept: KeptEdits<Values>, server: Version<Values>) {
  const [all, setAll] = useState(() => kept.read());
  const others = all.filter((one) => unsavedOn(one, server));
  useEffect(() => {
    // These edits have been saved, but the answer to the save never came.
    for (const one of all) if (!unsavedOn(one, server)) kept.forget(one.session);
  }, [all, server, kept]);
  return {
    others,
    drop: (one: Kept<Values>) => {
      kept.forget(one.session);
      setAll((now) => now.filter((other) => other !== one));
    },
    add: (one: Kept<Values>) => setAll((now) => [one, ...now]),
  };
}

/**
 * Puts edits back into the storage as long as this tab holds them. Another tab that continues with them takes them out.
 */
function useKeepingOn(key: string, keepAgain: () => void): void {
  const again = useEffectEvent(keepAgain);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) again();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);
}

/** Replaces the secret fields with what the server shows of them: nothing. */
export function withoutSecretFields<Values extends FormValues>(
  values: Values,
  server: Values,
  secret: readonly (keyof Values)[] = [],
): Values {
  return { ...values, ...Object.fromEntries(secret.map((field) => [field, server[field]])) };
}

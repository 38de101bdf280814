import { useMemo, useRef, useState } from 'react';
import { KeptEdits } from './kept-edits';
import { differingFields, rebase, unsavedOn, type Edits, type FormValues, type Version } from './versions';

interface EditsOptions<Values extends FormValues> {
  /** What the server has. */
  server: Version<Values>;
  /** Under which name this browser keeps unsaved edits; unset, they are not kept. */
  keepAs?: string;
  /** Fields that no browser may keep, such as a password. */
  secret?: readonly (keyof Values)[];
  /** Puts edits on top of what somebody else has saved; unset, field by field. */
  merge?: (edits: Edits<Values>, theirs: Values) => Values;
}

/** How many saves without an answer are remembered. */
const MOST_SENT = 5;

const byField = <Values extends FormValues>(edits: Edits<Values>, theirs: Values) =>
  rebase(edits, theirs).values;

/**
 * A form over something that others change too. Without edits it shows what the server has, whoever changes it; the
 * first edit holds on to the revision that it was made on. Edits survive a reload and the end of the session.
 */
export function useEdits<Values extends FormValues>(options: EditsOptions<Values>) {
  const { server, secret, merge = byField } = options;
  const { found, held, latest, write } = useHeld(options);
  const edits = held && unsavedOn(held, server);
  return {
    /** What has been changed and not saved. */
    edits,
    values: edits?.values ?? server.values,
    /** The edits were written earlier and have been kept until now. */
    restored: edits !== undefined && edits.values === found?.values,
    change: (part: Partial<Values>) => {
      const unsaved = latest.current && unsavedOn(latest.current, server);
      const { base, values, sent } = unsaved ?? { base: server, values: server.values };
      const next = { ...values, ...part };
      write(differingFields(base.values, next).length > 0 ? { base, values: next, sent } : undefined);
    },
    /** Call before the edits are sent. */
    sending: ({ base, values, sent = [] }: Edits<Values>) =>
      write({
        base,
        values,
        sent: [...sent, withoutSecrets(values, base.values, secret)].slice(-MOST_SENT),
      }),
    discard: () => write(undefined),
    /** What was sent is saved; what was written since goes on, on top of it. */
    settle: (sent: Values, saved: Version<Values>) => {
      const later = latest.current;
      const goesOn = later && differingFields(later.values, sent).length > 0;
      write(goesOn ? { base: saved, values: later.values } : undefined);
    },
    /** Puts the edits on top of what somebody else has saved. */
    moveOnto: (theirs: Version<Values>) => {
      const mine = latest.current;
      if (mine) write({ base: theirs, values: merge(mine, theirs.values) });
    },
  };
}

/** The edits of a form as they were found in the browser's keeping and as they are kept there. */
function useHeld<Values extends FormValues>({ server, keepAs, secret }: EditsOptions<Values>) {
  const [empty] = useState(server.values);
  const kept = useMemo(
    () => (keepAs === undefined ? undefined : new KeptEdits(keepAs, empty)),
    [keepAs, empty],
  );
  const [found] = useState(() => kept?.read());
  const [held, setHeld] = useState(found);
  const latest = useRef(held);
  const write = (next: Edits<Values> | undefined) => {
    latest.current = next;
    setHeld(next);
    if (next) kept?.write({ ...next, values: withoutSecrets(next.values, next.base.values, secret) });
    else kept?.forget();
  };
  return { found, held, latest, write };
}

/** Values with the secret fields as they are on the server: empty. */
function withoutSecrets<Values extends FormValues>(
  values: Values,
  server: Values,
  secret: readonly (keyof Values)[] = [],
): Values {
  return { ...values, ...Object.fromEntries(secret.map((field) => [field, server[field]])) };
}

export type Editing<Values extends FormValues> = ReturnType<typeof useEdits<Values>>;

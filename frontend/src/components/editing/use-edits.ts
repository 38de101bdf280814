import { useMemo, useRef, useState } from 'react';
import { KeptEdits } from './kept-edits';
import { differingFields, rebase, type Edits, type FormValues, type Version } from './versions';

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

const byField = <Values extends FormValues>(edits: Edits<Values>, theirs: Values) =>
  rebase(edits, theirs).values;

/**
 * A form over something that others change too. Without edits it shows what the server has, whoever changes it; the
 * first edit holds on to the revision that it was made on. Edits survive a reload and the end of the session.
 */
export function useEdits<Values extends FormValues>({
  server,
  keepAs,
  secret,
  merge = byField,
}: EditsOptions<Values>) {
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
    if (next) kept?.write(withoutSecrets(next, secret));
    else kept?.forget();
  };
  // What was saved after all, as when the answer to the save never came, is no edit any more.
  const edits = held && differingFields(held.values, server.values).length > 0 ? held : undefined;
  return {
    /** What has been changed and not saved. */
    edits,
    values: edits?.values ?? server.values,
    /** The edits were written earlier and have been kept until now. */
    restored: edits !== undefined && edits === found,
    change: (part: Partial<Values>) => {
      const { base, values } = latest.current ?? { base: server, values: server.values };
      const next = { ...values, ...part };
      write(differingFields(base.values, next).length > 0 ? { base, values: next } : undefined);
    },
    discard: () => write(undefined),
    /** What was sent is saved; what was written since goes on, on top of it. */
    settle: (sent: Values, saved: Version<Values>) => {
      const later = latest.current;
      const goesOn = later && differingFields(later.values, sent).length > 0;
      write(goesOn ? { base: saved, values: later.values } : undefined);
    },
    /** Puts the edits on top of what somebody else has saved. */
    moveOnto: (theirs: Version<Values>): Edits<Values> | undefined => {
      if (!latest.current) return undefined;
      const moved = { base: theirs, values: merge(latest.current, theirs.values) };
      write(moved);
      return moved;
    },
  };
}

/** The edits with secret fields as they are on the server: empty. */
function withoutSecrets<Values extends FormValues>(
  { base, values }: Edits<Values>,
  secret: readonly (keyof Values)[] = [],
): Edits<Values> {
  const unsaid = Object.fromEntries(secret.map((field) => [field, base.values[field]]));
  return { base, values: { ...values, ...unsaid } };
}

export type Editing<Values extends FormValues> = ReturnType<typeof useEdits<Values>>;

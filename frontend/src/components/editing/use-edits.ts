import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useKeptEdits, withoutSecretFields, type KeepingOptions } from './use-kept-edits';
import { differingFields, rebase, unsavedOn, type Edits, type FormValues, type Version } from './versions';

/** Returns the fault that is shown at a place. */
type FaultAt = (place: string) => string | undefined;

export interface EditsOptions<Values extends FormValues> extends KeepingOptions<Values> {
  /** Puts edits on top of what somebody else has saved; by default field by field. */
  merge?: (edits: Edits<Values>, theirs: Values) => Values;
  /** The places whose faults a change of a field removes; by default only the field itself. */
  answers?: (changed: string, values: Values, faultAt: FaultAt) => readonly string[];
}

/** The number of unanswered saves that are remembered. */
const MOST_SENT = 5;

const byField = <Values extends FormValues>(edits: Edits<Values>, theirs: Values) =>
  rebase(edits, theirs).values;

/**
 * A form over something that others may change, too. Without edits it shows what the server has, whoever changes it.
 * The first edit keeps the revision that it was made on. Edits survive a reload and the end of the session.
 */
export function useEdits<Values extends FormValues>(options: EditsOptions<Values>) {
  const { server, answers = (changed: string) => [changed] } = options;
  const kept = useKeptEdits(options);
  const { held, found, latest, write, safe, offers, restore, drop } = kept;
  const edits = held && unsavedOn(held, server);
  const values = edits?.values ?? server.values;
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const faultAt: FaultAt = (place) => form.getFieldState(place as FieldPath<Values>).error?.message;
  const unsavedNow = () => latest.current && unsavedOn(latest.current, server);
  useFollowing(form, values, (next, changed) => {
    const { base, values: before, sent } = unsavedNow() ?? { base: server, values: server.values };
    if (differingFields(before, next).length === 0) return;
    if (changed !== undefined) form.clearErrors(answers(changed, next, faultAt) as FieldPath<Values>[]);
    write(differingFields(base.values, next).length > 0 ? { base, values: next, sent } : undefined);
  });
  useEffect(() => {
    if (held && !edits) write(undefined);
  });
  return {
    server,
    form,
    faultAt,
    /** The unsaved changes; undefined when there are none. */
    edits,
    values,
    unsavedNow,
    /** Whether the edits were made earlier and kept until now. */
    restored: edits !== undefined && edits.values === found?.values,
    safe,
    offers,
    restore,
    drop,
    discard: () => write(undefined),
    ...movesOf(kept, options),
  };
}

/** The functions that change the edits when they are saved or somebody else has saved first. */
function movesOf<Values extends FormValues>(
  { latest, write, setAside }: ReturnType<typeof useKeptEdits<Values>>,
  { secret, earlier, merge = byField }: EditsOptions<Values>,
) {
  return {
    /** Records the edits before they are sent. */
    sending: ({ base, values, sent = [] }: Edits<Values>) =>
      write({
        base,
        values,
        sent: [...sent, withoutSecretFields(values, base.values, secret)].slice(-MOST_SENT),
      }),
    /** Takes the sent values as saved, and puts later changes on top of them. */
    settle: (sent: Values, saved: Version<Values>) => {
      const later = latest.current;
      const goesOn = later && differingFields(later.values, sent).length > 0;
      write(goesOn ? { base: saved, values: later.values } : undefined);
    },
    /** Puts the edits, or a merge of both, on top of what somebody else has saved. */
    moveOnto: (theirs: Version<Values>, both?: Values) => {
      const mine = latest.current;
      if (mine) write({ base: theirs, values: both ?? merge(mine, theirs.values) });
    },
    /** Discards the edits in favour of what somebody else has saved. */
    giveWay: () => {
      if (earlier === 'offered' && latest.current) setAside(latest.current);
      write(undefined);
    },
  };
}

/**
 * Makes a form show `values`, and reports what a person changes in them.
 * @param onChange gets all values, and the field that was changed
 */
function useFollowing<Values extends FormValues>(
  form: UseFormReturn<Values>,
  values: Values,
  onChange: (values: Values, changed: string | undefined) => void,
): void {
  const following = useRef(false);
  const { getValues, reset, subscribe } = form;
  useLayoutEffect(() => {
    if (differingFields(values, getValues()).length === 0) return;
    following.current = true;
    reset(values);
    following.current = false;
  }, [getValues, reset, values]);
  const tell = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: next, name }) => {
          if (!following.current) tell(next, name);
        },
      }),
    [subscribe],
  );
}

export type EditedForm<Values extends FormValues> = ReturnType<typeof useEdits<Values>>;

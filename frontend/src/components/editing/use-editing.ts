import { useEdits, type EditsOptions, type EditedForm } from './use-edits';
import { refusedFields, useFaults, type Faults } from './use-faults';
import { areOfAnotherHistory, type FormValues, type Edits, type Version } from './versions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { overtakenBy, overtakenBySomebody, type Overtaken } from './overtaken';

interface EditingOptions<Values extends FormValues, Saved>
  extends EditsOptions<Values>, SavingOptions<Values, Saved> {
  /** The faults of a filled-in form; empty when it can be sent. */
  faultsOf?: (values: Values) => Faults;
  /** The faults that the server found, by field; by default, under the names in its answer. */
  refusedBy?: (error: Error, values: Values) => Faults;
  /** Called with faults before they are shown. */
  onFaults?: (faults: Faults) => void;
}

/**
 * Something that a person edits: its form, the unsaved changes, their faults, and how they are saved. Everything that
 * is edited uses this hook; the caller decides how it looks.
 */
export function useEditing<Values extends FormValues, Saved>(options: EditingOptions<Values, Saved>) {
  const { faultsOf, refusedBy = (error: Error) => refusedFields(error), onFaults } = options;
  const edited = useEdits(options);
  const { element, show } = useFaults(edited.form);
  const point = (faults: Faults) => {
    onFaults?.(faults);
    show(faults);
  };
  const saving = useSaving(edited, options, (error) => point(refusedBy(error, edited.form.getValues())));
  /** Checks the form and shows its faults. */
  const check = (): boolean => {
    const faults = faultsOf?.(edited.form.getValues()) ?? {};
    point(faults);
    return Object.keys(faults).length === 0;
  };
  return {
    ...edited,
    ...saving,
    /** The ref of the form element; the focus goes to the faulty field in it. */
    element,
    check,
    submit: () => {
      if (check()) saving.save();
    },
  };
}

export type Editing<Values extends FormValues> = ReturnType<typeof useEditing<Values, unknown>>;

interface SavingOptions<Values extends FormValues, Saved> {
  /** Sends edits. Reads the server's version again if somebody else has saved first (412). */
  mutation: { isPending: boolean; mutateAsync: (edits: Edits<Values>) => Promise<Saved> };
  versionOf: (saved: Saved, sent: Edits<Values>) => Version<Values>;
  /**
   * @param now the saved version
   * @param before the version that it was based on, the same if there was nothing to send
   */
  onSaved: (now: Version<Values>, before: Version<Values>) => void;
}

/**
 * Saves edits, one save at a time. If somebody else has saved first, the person chooses what to keep.
 * @param onRefused called for a refusal with another reason
 */
function useSaving<Values extends FormValues, Saved>(
  edited: EditedForm<Values>,
  { mutation, versionOf, onSaved }: SavingOptions<Values, Saved>,
  onRefused: (error: Error) => void,
) {
  const { settled, set, ...choice } = useChoice(edited);
  const sentOn = useRef<Version<Values>>(undefined);
  const send = useSingleFlight(async (mine: Edits<Values>) => {
    const { server } = edited;
    if (areOfAnotherHistory(mine, server)) return set(overtakenBySomebody(server.revision));
    edited.sending(mine);
    sentOn.current = mine.base;
    try {
      const saved = versionOf(await mutation.mutateAsync(mine), mine);
      edited.settle(mine.values, saved);
      sentOn.current = undefined;
      set(undefined);
      onSaved(saved, mine.base);
    } catch (error) {
      const quicker = overtakenBy(error);
      set(quicker);
      if (!quicker) onRefused(error as Error);
    }
  });
  const save = () => {
    const mine = edited.unsavedNow();
    if (mine) return send(mine);
    onSaved(edited.server, sentOn.current ?? edited.server);
    sentOn.current = undefined;
  };
  const goOn = useEffectEvent(save);
  useEffect(() => {
    if (settled) goOn();
  }, [settled]);
  return {
    ...choice,
    pending: mutation.isPending,
    /** Saves the changes; without any there is nothing to send. */
    save,
  };
}

/** The choice of whose changes to keep, after somebody else has saved first. */
function useChoice<Values extends FormValues>({ edits, server, moveOnto, giveWay }: EditedForm<Values>) {
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const [chosen, setChosen] = useState(false);
  const set = (quicker: Overtaken | undefined) => {
    setOvertaken(quicker);
    setChosen(false);
  };
  // The edits are already based on the newer save, because the person merged them or because it was the person's own
  // save. If the server does not have that revision, its record was restored to an earlier day.
  const isOnTop = ({ revision }: Overtaken, mine: Edits<Values>): boolean =>
    mine.base.revision >= revision &&
    mine.base.revision <= server.revision &&
    !areOfAnotherHistory(mine, server);
  const settled = overtaken !== undefined && (!edits || isOnTop(overtaken, edits));
  return {
    settled,
    set,
    /** The save that came first, until the person has chosen and the choice is saved. */
    overtaken: settled && !chosen ? undefined : overtaken,
    /** Puts the edits, or both merged, on top of what somebody else has saved, and saves them. */
    keepMine: (both?: Values) => {
      if (!overtaken || server.revision < overtaken.revision) return;
      setChosen(true);
      moveOnto(server, both);
    },
    takeTheirs: () => {
      set(undefined);
      giveWay();
    },
    decideLater: () => set(undefined),
    /** Lets the person choose before saving, when somebody else's save becomes known. */
    compare: set,
  };
}

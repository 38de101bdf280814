import { useEdits, type EditsOptions, type EditedForm } from './use-edits';
import { refusedFields, useFaults, type Faults } from './use-faults';
import { areOfAnotherHistory, type FormValues, type Edits, type Version } from './versions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { overtakenBy, overtakenBySomebody, type Overtaken } from './overtaken';

interface EditingOptions<Values extends FormValues, Saved>
  extends EditsOptions<Values>, SavingOptions<Values, Saved> {
  /** What is wrong with a filled-in form; nothing when it can be sent. */
  faultsOf?: (values: Values) => Faults;
  /** What the server refused, by field; by default, under the names in its answer. */
  refusedBy?: (error: Error, values: Values) => Faults;
  /** Called with faults before they are shown. */
  onFaults?: (faults: Faults) => void;
}

/**
 * Something that a person edits: its form, the unsaved changes, what is wrong with them, and how they are saved.
 * Everything that is edited uses this hook; what it looks like is the caller's choice.
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
  /** Checks the form and shows what is wrong with it. */
  const check = (): boolean => {
    const faults = faultsOf?.(edited.form.getValues()) ?? {};
    point(faults);
    return Object.keys(faults).length === 0;
  };
  return {
    ...edited,
    ...saving,
    /** The ref of the form element, in which the focus goes to what is wrong. */
    element,
    check,
    submit: () => {
      if (check()) saving.save();
    },
  };
}

export type Editing<Values extends FormValues> = ReturnType<typeof useEditing<Values, unknown>>;

interface SavingOptions<Values extends FormValues, Saved> {
  /** Sends edits; reads again what the server has when they were overtaken (412). */
  mutation: { isPending: boolean; mutateAsync: (edits: Edits<Values>) => Promise<Saved> };
  versionOf: (saved: Saved, sent: Edits<Values>) => Version<Values>;
  /** @param now what is saved; `before` is what it was based on, the same if there was nothing to send */
  onSaved: (now: Version<Values>, before: Version<Values>) => void;
}

/**
 * Saves edits, one save at a time; when somebody else was quicker, leaves the choice to the person.
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
    /** Saves what was changed; without a change there is nothing to send. */
    save,
  };
}

/** The choice of whose changes stand, once somebody else was quicker. */
function useChoice<Values extends FormValues>({ edits, server, moveOnto, giveWay }: EditedForm<Values>) {
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const [chosen, setChosen] = useState(false);
  const set = (quicker: Overtaken | undefined) => {
    setOvertaken(quicker);
    setChosen(false);
  };
  // The edits are based on what came first: because the person put them there, or because it was the person's own save.
  // A revision that the server does not have is that of a record which was restored to an earlier day since.
  const isOnTop = ({ revision }: Overtaken, mine: Edits<Values>): boolean =>
    mine.base.revision >= revision &&
    mine.base.revision <= server.revision &&
    !areOfAnotherHistory(mine, server);
  const settled = overtaken !== undefined && (!edits || isOnTop(overtaken, edits));
  return {
    settled,
    set,
    /** Who saved first, until the person has chosen and the choice is saved. */
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

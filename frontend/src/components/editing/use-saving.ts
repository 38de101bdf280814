import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { overtakenBy, type Overtaken } from './overtaken';
import type { Editing } from './use-edits';
import type { Edits, FormValues, Version } from './versions';

interface SavingOptions<Values extends FormValues, Saved> {
  editing: Editing<Values>;
  /** Sends edits; reads again what the server has when they were overtaken (412). */
  mutation: UseMutationResult<Saved, Error, Edits<Values>>;
  versionOf: (saved: Saved, sent: Edits<Values>) => Version<Values>;
  onSaved: () => void;
  /** Refused for another reason than that somebody was quicker. */
  onRefused: (error: Error) => void;
}

/** Saves edits once at a time; when somebody else was quicker, leaves the choice to the person. */
export function useSaving<Values extends FormValues, Saved>(options: SavingOptions<Values, Saved>) {
  const { editing, mutation, versionOf, onSaved, onRefused } = options;
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const { edits: unsaved } = editing;
  const send = useSingleFlight((edits: Edits<Values>) => {
    editing.sending(edits);
    return mutation.mutateAsync(edits, {
      onSuccess: (saved) => {
        setOvertaken(undefined);
        editing.settle(edits.values, versionOf(saved, edits));
        onSaved();
      },
      onError: (error) => {
        const quicker = overtakenBy(error);
        setOvertaken(quicker);
        if (!quicker) onRefused(error);
      },
    });
  });
  const save = () => (unsaved ? send(unsaved) : onSaved());
  // The edits stand on what came first: because the person put them there, or because it was the person's own save.
  const settled = overtaken !== undefined && !(unsaved && unsaved.base.revision < overtaken.revision);
  const goOn = useEffectEvent(save);
  useEffect(() => {
    if (settled) goOn();
  }, [settled]);
  return {
    pending: mutation.isPending,
    /** Saves what was changed; without a change there is nothing to send. */
    save,
    /** Who saved first; set while the person has not chosen. */
    overtaken: settled ? undefined : overtaken,
    /** Puts the edits on top of what somebody else has saved, and saves them. */
    keepMine: editing.moveOnto,
    takeTheirs: () => {
      setOvertaken(undefined);
      editing.discard();
    },
    decideLater: () => setOvertaken(undefined),
    /** Lets the person choose before saving, when somebody else's save is heard of. */
    compare: setOvertaken,
  };
}

export type Saving<Values extends FormValues> = Omit<ReturnType<typeof useSaving<Values, unknown>>, 'save'>;

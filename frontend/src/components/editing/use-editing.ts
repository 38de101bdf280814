import { useEdits, type EditsOptions } from './use-edits';
import { refusedFields, useFaults, type Faults } from './use-faults';
import { useSaving, type SavingOptions } from './use-saving';
import type { FormValues } from './versions';

interface EditingOptions<Values extends FormValues, Saved>
  extends EditsOptions<Values>, SavingOptions<Values, Saved> {
  /** What is wrong with a filled-in form; nothing when it can be sent. */
  faultsOf?: (values: Values) => Faults;
  /** What the server refused, by the fields; unset, as it names them. */
  refusedBy?: (error: Error, values: Values) => Faults;
  /** Told of faults before they are shown. */
  onFaults?: (faults: Faults) => void;
}

/**
 * Something that a person edits: its form, the changes that are not saved, what is wrong with them, and their way to
 * the server. One for everything that is edited; what it looks like is the caller's.
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
    /** For the form element, in which the focus goes to what is wrong. */
    element,
    check,
    submit: () => {
      if (check()) saving.save();
    },
  };
}

export type Editing<Values extends FormValues> = ReturnType<typeof useEditing<Values, unknown>>;

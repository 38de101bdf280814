import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

/** The box that all fields share: text, text area, select and multi-select. */
export const controlClass =
  'w-full rounded-control border border-line-strong bg-raised text-body transition-colors hover:border-ink-3 ' +
  'max-md:text-input aria-invalid:border-2 aria-invalid:border-danger ' +
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken [&[readonly]]:text-ink-2 disabled:border-line disabled:bg-sunken disabled:text-ink-off';

interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const Control = createContext<FieldControl | undefined>(undefined);

/** The id, description and validity that a control needs to belong to the `Field` around it. */
export function useFieldControl(): FieldControl | undefined {
  return useContext(Control);
}

/** The same as {@link useFieldControl}, as attributes of a native control; empty outside a `Field`. */
export function useFieldAttributes() {
  const control = useContext(Control);
  if (!control) return {};
  const { labelId: _, ...attributes } = control;
  return attributes;
}

interface FieldProps {
  label: string;
  /** Whether only screen readers get the label, because the place says what the control is for. */
  hideLabel?: boolean | undefined;
  /** Whether the field is optional. Optional fields say so; required ones have no sign. */
  optional?: boolean | undefined;
  /** Text to the right of the label: a count such as '2 of 5'. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A label, one control, and a hint or an error under it, linked for screen readers. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, optional, aside, hint, error, className, children } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const noted = error !== undefined || hint !== undefined;
  const control: FieldControl = {
    id,
    labelId: `${id}-label`,
    'aria-describedby': noted ? noteId : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={className}>
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-4 text-small'}>
        <label htmlFor={id} id={control.labelId} className="font-medium">
          {label}
        </label>
        <span className="text-ink-3">{optional ? 'optional' : aside}</span>
      </div>
      <Control value={control}>{children}</Control>
      {error === undefined && hint !== undefined && (
        <p id={noteId} className="mt-1.5 text-small text-ink-3">
          {hint}
        </p>
      )}
      <FieldError id={noteId} error={error} />
    </div>
  );
}

/**
 * Says what is wrong with a control. Screen readers hear it when it appears, because the focus may already be in the
 * control.
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={id} className="mt-1.5 flex gap-1.5 text-small text-danger">
          <CircleAlert className="mt-px" />
          {error}
        </p>
      )}
    </div>
  );
}

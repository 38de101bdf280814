import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ReasonedButton } from '@/components/ui/controls/icon-button';
import { Bar } from '@/components/ui/feedback/notice';
import { Dialog } from '@/components/ui/overlays/dialog';
import { EditForm } from './edit-form';
import { KeptBar } from './kept-bar';
import { LeaveGuard } from './leave-guard';
import { useEditing, type Editing } from './use-editing';
import type { Faults } from './use-faults';
import type { FormValues } from './versions';

interface FormDialogProps<Values extends FormValues> {
  title: string;
  /** The thing that is edited. Leaving it with changes, by closing or by Back, asks first. */
  editing: Editing<Values>;
  /** The reason why it can’t be saved any more: 'Somebody deleted this persona.' Undefined while it can. */
  gone?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with Cancel and Save. */
export function FormDialog<Values extends FormValues>(props: FormDialogProps<Values>) {
  const { title, editing, gone, onClose, children } = props;
  const { pending, discard } = editing;
  const id = useId();
  const unsaved = editing.edits !== undefined;
  const close = () => {
    discard();
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      unsaved={unsaved}
      saving={pending}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <ReasonedButton
            type="submit"
            form={id}
            variant="primary"
            reason={gone}
            pending={pending && 'Saving...'}
          >
            Save
          </ReasonedButton>
        </>
      }
    >
      <EditForm id={id} editing={editing} className="grid grid-cols-1 gap-5 p-6 max-md:p-4">
        <div aria-live="polite" className="empty:hidden">
          <KeptBar editing={editing} />
          {gone !== undefined && (
            <Bar>{gone} Your changes can’t be saved, but they are still here to copy.</Bar>
          )}
        </div>
        {children}
      </EditForm>
      <LeaveGuard unsaved={unsaved} keeps={() => false} onDiscard={discard} />
    </Dialog>
  );
}

interface AddDialogProps<Values extends FormValues> {
  title: string;
  /** The name under which this browser keeps the edits. */
  keepAs: string;
  empty: Values;
  secret?: readonly (keyof Values)[];
  faultsOf: (values: Values) => Faults;
  refusedBy?: (error: Error) => Faults;
  mutation: { isPending: boolean; mutateAsync: (fields: Values) => Promise<unknown> };
  onClose: () => void;
  /** Called instead of `onClose` when the thing has been added. */
  onAdded?: () => void;
  children: ReactNode;
}

/** A form in a dialog for something new. */
export function AddDialog<Values extends FormValues>(props: AddDialogProps<Values>) {
  const { title, empty, mutation, onClose, onAdded = onClose, children, ...options } = props;
  const editing = useEditing({
    ...options,
    server: { values: empty, revision: 0 },
    mutation: { ...mutation, mutateAsync: ({ values }) => mutation.mutateAsync(values) },
    versionOf: () => ({ values: empty, revision: 0 }),
    onSaved: onAdded,
  });
  return (
    <FormDialog title={title} editing={editing} onClose={onClose}>
      {children}
    </FormDialog>
  );
}

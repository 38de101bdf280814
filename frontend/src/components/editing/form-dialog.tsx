import { useId, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { LeaveGuard } from './leave-guard';
import type { Editing } from './use-edits';
import type { FormValues } from './versions';

interface FormDialogProps {
  title: string;
  form: RefObject<HTMLFormElement | null>;
  /** Leaving what was changed, by closing or by Back, asks first. */
  editing: Pick<Editing<FormValues>, 'edits' | 'discard'>;
  pending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with Cancel and Save. */
export function FormDialog({ title, form, editing, pending, onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  const unsaved = editing.edits !== undefined;
  return (
    <Dialog
      open
      title={title}
      unsaved={unsaved}
      saving={pending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" pending={pending && 'Saving...'}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-5 p-6 max-md:p-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      <LeaveGuard unsaved={unsaved} keeps={() => false} onDiscard={editing.discard} />
    </Dialog>
  );
}

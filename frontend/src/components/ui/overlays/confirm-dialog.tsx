import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Scrim } from './scrim';
import { useFocusReturn } from '@/components/focus/use-focus-return';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** The sentence under the question, which names the thing and the consequence. */
  children: ReactNode;
  /** The label of the button: a verb with its object. */
  action: string;
  /** The text of the button while the action runs. */
  pending?: string | false;
  cancel?: string;
  /** The tone: red for what removes something, the usual ink otherwise. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The focus starts on the button that cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    action,
    pending = false,
    cancel = 'Cancel',
    tone = 'danger',
    onConfirm,
    onCancel,
  } = props;
  const giveBack = useFocusReturn(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <Scrim open={open} className="grid place-items-center p-4">
          <AlertDialog.Content
            aria-modal="true"
            onCloseAutoFocus={giveBack}
            className={`max-h-[calc(100dvh-2rem)] w-full max-w-110 overflow-y-auto rounded-dialog border border-line-2 bg-sheet shadow-lifted ${open ? 'animate-dialog' : 'animate-leave'}`}
          >
            <div className="px-6 pt-5 pb-6">
              <AlertDialog.Title className="font-serif text-h2 font-medium">{title}</AlertDialog.Title>
              <AlertDialog.Description className="mt-1.5 text-body text-ink-2">
                {children}
              </AlertDialog.Description>
            </div>
            <footer className="flex flex-wrap justify-end gap-x-3 gap-y-2 border-t border-line bg-paper px-6 py-3.5">
              <AlertDialog.Cancel asChild>
                <Button>{cancel}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={tone === 'danger' ? 'danger-filled' : 'primary'}
                pending={pending}
                onClick={onConfirm}
              >
                {action}
              </Button>
            </footer>
          </AlertDialog.Content>
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface ConfirmDiscardProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are left behind. */
export function ConfirmDiscard({ open, onKeep, onDiscard }: ConfirmDiscardProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      action="Discard changes"
      cancel="Keep editing"
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      Changes since the last save will be lost.
    </ConfirmDialog>
  );
}

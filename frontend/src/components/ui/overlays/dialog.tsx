import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Scrim } from './scrim';
import { useFocusReturn } from '@/components/focus/use-focus-return';
import { ConfirmDiscard } from './confirm-dialog';

interface DialogFrameProps {
  open: boolean;
  /** The accessible name, and the heading unless `head` replaces it. */
  title: string;
  /** An element in the head instead of the title. */
  head?: ReactNode;
  /** The buttons at the bottom right. */
  footer?: ReactNode;
  /**
   * The size: `form` is 560 px wide, `desk` 1180 px and nearly the full height, `room` the whole window. All fill a
   * phone.
   */
  size?: 'form' | 'desk' | 'room' | undefined;
  children: ReactNode;
}

const sizes = { form: 'max-w-140 md:max-h-[94dvh]', desk: 'max-w-295 md:h-[94dvh]', room: 'h-dvh' };

/**
 * Moves the focus to the field that is marked as the first, else to the first control of the body, else to the dialog
 * itself. It skips the close button and the bars over the form, where Enter would discard what was kept.
 */
function focusBody(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const marked = dialog.querySelector<HTMLElement>('[data-body] [data-first]');
  const first = dialog.querySelector<HTMLElement>(
    '[data-body] :is(input:not([readonly]), textarea, button, a, [tabindex="0"]):not([data-bar] *)',
  );
  (marked ?? first ?? dialog).focus();
}

/** The frame of a dialog: a head with a close button, a body that scrolls, a footer that stays. */
function DialogFrame({ open, title, head, footer, size = 'form', children }: DialogFrameProps) {
  const giveBack = useFocusReturn(open);
  return (
    <Radix.Portal>
      <Scrim
        open={open}
        className={clsx('grid place-items-center overflow-hidden', size !== 'room' && 'md:p-6')}
      >
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusBody}
          onCloseAutoFocus={giveBack}
          className={clsx(
            'flex w-full flex-col overflow-hidden bg-sheet shadow-lifted outline-none max-md:h-dvh short:overflow-y-auto',
            size !== 'room' && 'md:rounded-dialog md:border md:border-line-2',
            open ? 'animate-dialog' : 'animate-leave',
            sizes[size],
          )}
        >
          <header className="flex shrink-0 items-center justify-between gap-4 border-b border-line px-6 py-4 max-md:px-4 max-md:py-2">
            <Radix.Title className={head === undefined ? 'font-serif text-h2 font-medium' : 'sr-only'}>
              {title}
            </Radix.Title>
            {head}
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} className="-mr-2" />
            </Radix.Close>
          </header>
          <div data-body="" className="min-h-0 grow overflow-y-auto short:shrink-0 short:overflow-visible">
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-paper px-6 py-3.5 max-md:px-4 max-md:py-2.5 print:hidden">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Scrim>
    </Radix.Portal>
  );
}

interface DialogProps extends DialogFrameProps {
  onClose: () => void;
  /** Whether text would be lost, so that closing asks first. */
  unsaved?: boolean;
  /** Whether the content is being saved. Closing then does nothing, because the dialog closes when it is saved. */
  saving?: boolean;
}

/**
 * A dialog with head, body and footer. The focus goes to the first field, Escape closes the dialog, and then the focus
 * returns.
 */
export function Dialog({ onClose, unsaved = false, saving = false, ...frame }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (saving) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  return (
    <Radix.Root open={frame.open} onOpenChange={(next) => !next && leave()}>
      <DialogFrame {...frame} />
      <ConfirmDiscard
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Radix.Root>
  );
}

import { Dialog } from 'radix-ui';
import { Scrim } from '@/components/ui/overlays/scrim';
import { useFocusReturn } from '@/components/focus/use-focus-return';
import { Account, type AccountProps } from './account';
import { Brand } from './brand';
import { NavLinks } from './nav-links';

interface DrawerProps extends AccountProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar of a phone, 304 px wide, over the page. */
export function Drawer({ open, onClose, ...account }: DrawerProps) {
  const giveBack = useFocusReturn(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Scrim open={open}>
          <Dialog.Content
            aria-describedby={undefined}
            onCloseAutoFocus={giveBack}
            className={`flex h-dvh w-76 max-w-[85vw] flex-col border-r border-line bg-rail pt-5 shadow-lifted ${open ? 'animate-drawer' : 'animate-leave'}`}
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <div className="pb-5">
              <Brand onNavigate={onClose} />
            </div>
            <NavLinks role={account.user.role} onNavigate={onClose} />
            <Account {...account} />
          </Dialog.Content>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

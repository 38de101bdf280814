import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import type { ListboxControl } from './use-listbox';

interface ListboxPopoverProps {
  list: ListboxControl;
  /** The field; the list hangs under it, as wide as it is. */
  field: ReactNode;
  children: ReactNode;
}

const leaveIt = (event: { preventDefault: () => void }) => event.preventDefault();

/** Floats a list under its field without taking the focus from it. A press outside is the list's own business. */
export function ListboxPopover({ list, field, children }: ListboxPopoverProps) {
  return (
    <Popover.Root open={list.open} onOpenChange={(open) => !open && list.close()}>
      <Popover.Anchor>{field}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={leaveIt}
          onCloseAutoFocus={leaveIt}
          onMouseDown={leaveIt}
          onInteractOutside={leaveIt}
          className="z-40 w-(--radix-popover-trigger-width) min-w-40 animate-float rounded-control border border-line-2 bg-raised shadow-floating"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';

interface ListboxPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  fieldId: string;
  /** The field; the list hangs under it, as wide as it is. */
  field: ReactNode;
  children: ReactNode;
}

const keepFocus = (event: Event) => event.preventDefault();

/** Floats a list under its field without taking the focus from it. */
export function ListboxPopover({ open, onOpenChange, fieldId, field, children }: ListboxPopoverProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor data-field={fieldId}>{field}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onMouseDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // A press on the field toggles by itself.
            if (event.target instanceof Element && event.target.closest(`[data-field='${fieldId}']`)) {
              event.preventDefault();
            }
          }}
          className="z-40 w-(--radix-popover-trigger-width) min-w-40 animate-float rounded-control border border-line-2 bg-raised shadow-floating"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

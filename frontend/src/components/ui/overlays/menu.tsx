import clsx from 'clsx';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode } from 'react';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A menu of actions. Arrows and letters move in it. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressedOutside = useRef(false);
  /**
   * Returns the focus to the button without scrolling, because it is in view. After a press elsewhere, the focus stays
   * there.
   */
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (!pressedOutside.current) button.current?.focus({ preventScroll: true });
    pressedOutside.current = false;
  };
  return (
    // A modal menu would inject a style element to stop the page from scrolling.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={() => {
            pressedOutside.current = true;
          }}
          onCloseAutoFocus={giveBack}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-float overflow-y-auto rounded-control border border-line-2 bg-raised p-1 shadow-floating"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass =
  'flex min-h-8.5 cursor-pointer items-center gap-2.5 rounded-card px-2.5 outline-none data-highlighted:bg-ink/6 data-disabled:text-ink-off max-md:min-h-11 [&>svg]:text-ink-3';

/** A note at the end of a menu, which leads nowhere. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="mt-1 border-t border-line px-2.5 pt-2 pb-1 text-micro text-ink-3">
      {children}
    </DropdownMenu.Label>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className={clsx(itemClass, danger && 'text-danger [&>svg]:text-danger')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of several settings, as radio items of a menu. */
export function MenuChoice<T extends string>({ label, options, value, onChange }: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      <DropdownMenu.Label className="px-2.5 py-1.5 text-micro text-ink-3">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span className="grow">{option.label}</span>
          <DropdownMenu.ItemIndicator className="size-1.5 forced-color-adjust-none rounded-full bg-accent" />
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuDivider() {
  return <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}

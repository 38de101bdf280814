import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab<T extends string> {
  value: T;
  label: string;
  /** Whether something on the tab has unsaved changes. */
  changed?: boolean;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Elements at the right end of the line. */
  aside?: ReactNode;
  /** Whether the line stays in view while the panel scrolls; if so, it has the background of a dialog. */
  sticky?: boolean;
  /** The `TabPanel`s. */
  children: ReactNode;
}

/** Tabs over their panels. Arrows, Home and End move between them. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, value, onChange, aside, sticky = false, children } = props;
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <div
        className={clsx(
          'flex items-end justify-between gap-4 border-b border-line-2',
          sticky && 'sticky top-0 z-2 bg-sheet shadow-[-1rem_0_var(--sheet),1rem_0_var(--sheet)]',
        )}
      >
        {/* `relative` keeps hidden words inside, which would otherwise make the page as wide as all tabs. */}
        <Radix.List aria-label={label} className="relative -mb-px flex gap-6 overflow-x-auto">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="target shrink-0 border-b-2 border-transparent font-medium text-ink-2 transition-colors duration-140 -outline-offset-2 hover:border-line-strong data-[state=active]:border-ink data-[state=active]:text-ink"
            >
              {tab.label}
              {tab.changed && (
                <>
                  <span
                    aria-hidden="true"
                    className="ml-2 inline-block size-1.5 -translate-y-px rounded-full bg-warn"
                  />
                  <span className="sr-only"> unsaved</span>
                </>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {children}
    </Radix.Root>
  );
}

/** The content of one tab. With `keep` it stays in the page while hidden, so that an editor loses nothing. */
export function TabPanel({ value, keep, children }: { value: string; keep?: true; children: ReactNode }) {
  return (
    <Radix.Content value={value} {...(keep && { forceMount: true })} className="data-[state=inactive]:hidden">
      {children}
    </Radix.Content>
  );
}

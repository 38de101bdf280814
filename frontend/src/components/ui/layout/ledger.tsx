import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface Column {
  label: string;
  right?: boolean;
  /** Whether the label is for screen readers only, as for marks and menus. */
  hidden?: boolean;
  /** A width class. Columns that have one keep to it, so that tables below each other line up. */
  width?: string;
}

/** A table of rows 44 px high between hairlines. `caption` is its name for screen readers. */
export function Ledger({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
}) {
  return (
    <table
      className={clsx(
        'w-full border-collapse text-left',
        columns.some(({ width }) => width) && 'table-fixed',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-2 text-micro text-ink-2">
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={clsx('py-2 pr-4 font-medium last:pr-0', column.right && 'text-right', column.width)}
            >
              {column.hidden ? <span className="sr-only">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface LedgerRowProps extends ComponentProps<'tr'> {
  selected?: boolean;
}

/** One row. Its title is the link; with the mouse, a press anywhere else on the row may follow it. */
export function LedgerRow({ selected = false, className, ...rest }: LedgerRowProps) {
  return (
    <tr
      {...rest}
      className={clsx(
        'group/row relative border-b border-line text-small text-ink-2 transition-colors',
        selected
          ? 'bg-accent-wash shadow-[-9px_0_var(--accent-wash),-12px_0_var(--accent),12px_0_var(--accent-wash)]'
          : 'hover:bg-ink/4',
        className,
      )}
    />
  );
}

interface LedgerCellProps extends ComponentProps<'td'> {
  right?: boolean;
}

export function LedgerCell({ right = false, className, ...rest }: LedgerCellProps) {
  return (
    <td
      {...rest}
      className={clsx('py-2.75 pr-4 align-middle last:pr-0', right && 'text-right tabular-nums', className)}
    />
  );
}

/** The title of a row. The serif sits 2 px higher than the sans, so it gets more space above than below. */
export function LedgerTitle({ children }: { children: ReactNode }) {
  return <td className="pt-3.25 pr-4 pb-2.25 font-serif text-row font-medium text-ink">{children}</td>;
}

/** One key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-4.5 place-items-center rounded-bar border border-b-2 border-line-2 bg-raised px-1 font-mono text-label tracking-normal text-ink-2">
      {children}
    </kbd>
  );
}

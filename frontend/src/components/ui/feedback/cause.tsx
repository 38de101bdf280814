/** The provider's words about a failure, under the sentence that everybody sees. Only administrators are sent them. */
export function Cause({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="mt-0.5 font-mono text-small break-words text-ink-3">
      <span className="sr-only">Cause: </span>
      {children}
    </p>
  );
}

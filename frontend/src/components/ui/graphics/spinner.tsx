/** A turning three-quarter ring, 14 px. It is decoration: the words next to it say what is going on. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 14 14" className="animate-spinner size-3.5 shrink-0">
      <path d="M12.2 9.6a6 6 0 1 1 0-5.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

/** Fills the window until the session is known, or until a page's code has loaded. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-ink-2">
      <span className="flex items-center gap-2.5">
        <Spinner />
        Loading...
      </span>
    </div>
  );
}

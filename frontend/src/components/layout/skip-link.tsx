/** The first stop of the Tab key: past the sidebar, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-ink px-4 py-2.5 font-medium text-on-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

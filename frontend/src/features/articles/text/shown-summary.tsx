/** Shows below an article the summary that search engines and feeds will show. */
export function ShownSummary({ summary }: { summary: string }) {
  if (summary.trim() === '') return null;
  return (
    <section aria-label="Summary" className="mt-8 max-w-article border-t border-line pt-4 text-small">
      <p className="text-ink-3">Summary, shown by search engines and feeds</p>
      <p className="mt-0.5">{summary}</p>
    </section>
  );
}

import { Bar } from '@/components/ui/feedback/notice';

/** Says, on every page, that nothing is heard from the server. Stays in sight, since pages are long. */
export function OutdatedBar() {
  return (
    <div role="status" className="sticky top-[calc(var(--strip)+0.5rem)] z-10 max-md:top-16">
      <Bar>The connection to the server was lost. This page may be out of date.</Bar>
    </div>
  );
}

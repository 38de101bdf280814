import { Info } from 'lucide-react';

/** Says, on every page, that no AI key is set. */
export function DemoStrip() {
  return (
    <aside
      aria-label="Demo writer"
      className="top-0 z-20 flex min-h-8 items-center justify-center gap-2.5 border-b border-warn-line bg-warn-wash px-4 py-1.5 text-small/5 md:sticky"
    >
      <Info className="self-start text-warn max-md:mt-0.5 md:self-center" />
      <span>
        <strong className="font-semibold">Demo writer.</strong> No AI key is set: texts and images are
        composed on this server, and marked as such.
      </span>
    </aside>
  );
}

import { counted } from '@/components/ui/text/numbers';
import type { Quality } from './api/quality';
import { average, minutes, percent } from './in-words';

/** The figures of all drafts together. */
export function Figures({ quality: { all, captions } }: { quality: Quality }) {
  const kept = captions.written === 0 ? null : captions.unchanged / captions.written;
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 xl:grid-cols-5 max-md:gap-x-4 max-md:gap-y-6"
    >
      <Figure
        label="Right at first try"
        value={percent(all.firstTry)}
        note={`of ${counted(all.drafts, 'draft')}; no rule broken`}
      />
      <Figure label="Rounds of revision" value={average(all.rounds)} note="a draft, before a person saw it" />
      <Figure
        label="Words changed"
        value={average(all.wordsChanged)}
        note={`by people, before the promotion; ${counted(all.promoted, 'article')}`}
      />
      <Figure
        label="Time to promotion"
        value={minutes(all.minutesToPromotion)}
        note="from draft; half took longer"
      />
      <Figure
        label="Captions kept"
        value={percent(kept)}
        note={`of ${counted(captions.written, 'caption')}; not written anew`}
      />
    </section>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <dl className="border-t border-line-strong pt-3">
      <dt className="text-small font-medium text-ink-2">{label}</dt>
      <dd className="mt-0.5">
        <span className="font-display text-figure tabular-nums">{value}</span>
        <p className="mt-2 text-micro text-ink-3">{note}</p>
      </dd>
    </dl>
  );
}

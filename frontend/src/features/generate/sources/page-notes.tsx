import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageDates } from '@/components/sources/page-dates';
import { Button } from '@/components/ui/controls/button';
import { FieldError } from '@/components/ui/controls/field';
import { counted } from '@/components/ui/text/numbers';
import type { ChosenSource } from '../domain/source-values';

const things: Record<NonNullable<ChosenSource['things']>[number]['kind'], string> = {
  product: 'Product',
  offer: 'Offer',
  article: 'Article',
  event: 'Event',
};

const leftOutParts: Record<NonNullable<ChosenSource['leftOut']>[number]['kind'], string> = {
  'struck-out': 'Struck out',
  consent: 'Notice about cookies',
  related: 'About other things',
  around: 'Navigation, asides and footers',
  hidden: 'Not shown at first',
  rest: 'Beside the article',
  cut: 'Beyond 20,000 characters',
};

interface PageNotesProps {
  source: ChosenSource;
  /** Called to read the page again, either the whole page or its readable part. */
  onRead: (whole: boolean) => void;
  reading: boolean;
  /** Whether a person has changed the text, so that reading again would replace their changes. */
  changed: boolean;
  problem: string;
}

/** Shows what a page says about itself, and which parts of it are not in the text. */
export function PageNotes({ source, onRead, reading, changed, problem }: PageNotesProps) {
  const { whole = false, dates, things: told = [], leftOut = [] } = source;
  return (
    <section aria-label="About the page" className="grid gap-2 text-small">
      <PageDates dates={dates} />
      <PageFacts told={told} />
      {leftOut.length > 0 && (
        <Fold
          title={`Not in the text: ${counted(
            leftOut.reduce((sum, { words }) => sum + words, 0),
            'word',
          )}`}
        >
          <ul aria-label="Not in the text" className="grid gap-1.5">
            {leftOut.map(({ kind, words, excerpt }) => (
              <li key={kind}>
                {leftOutParts[kind]} <span className="text-ink-3">({counted(words, 'word')})</span>
                <span className="line-clamp-2 wrap-anywhere text-ink-2">{excerpt}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          size="small"
          pending={reading && 'Reading...'}
          blocked={changed}
          onClick={() => onRead(!whole)}
        >
          {whole ? 'Take the Readable Part' : 'Take the Whole Page'}
        </Button>
        <span className="text-ink-2">
          {changed
            ? 'You have changed the text, which another reading would replace.'
            : whole
              ? 'This is the whole page, with what stands around its text.'
              : 'This is the part that the page is there for.'}
        </span>
      </div>
      <FieldError id="whole-page-fault" error={problem === '' ? undefined : problem} />
    </section>
  );
}

/** Shows the page's own structured data, each thing in a list of its own. */
function PageFacts({ told }: { told: NonNullable<ChosenSource['things']> }) {
  if (told.length === 0) return null;
  const sum = told.reduce((total, { facts }) => total + facts.length, 0);
  return (
    <Fold title={`The page’s own data: ${counted(sum, 'fact')}`}>
      <p className="text-ink-2">From its markup. They stand at the end of the text, said to be such.</p>
      {told.map(({ kind, facts }, place) => (
        <dl key={place} aria-label={things[kind]} className="mt-2 grid gap-1 border-t border-line pt-2">
          {facts.map(({ name, value }, index) => (
            <div key={index} className="flex gap-3">
              <dt className="w-36 shrink-0 wrap-anywhere text-ink-3 max-md:w-28">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </Fold>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="tint -mx-1.5 flex min-h-7 cursor-pointer list-none items-center gap-2 rounded-control px-1.5 font-medium max-md:min-h-11">
        <ChevronRight className="transition-transform group-open/fold:rotate-90" />
        {title}
      </summary>
      <div className="py-1.5 pl-6">{children}</div>
    </details>
  );
}

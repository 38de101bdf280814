import type { components } from '@/api/schema.gen';
import { dateInWords } from '@prose/date-in-words';

type SourceDate = components['schemas']['SourceDate'];

const kinds: Record<SourceDate['kind'], string> = {
  published: 'Published',
  updated: 'Last updated',
  event: 'Event or sale on',
};

const places: Record<SourceDate['from'], string> = {
  metadata: 'by its metadata',
  data: 'by its data',
  time: 'by a time marked on it',
  words: 'by its words',
};

interface PageDatesProps {
  dates: readonly SourceDate[] | undefined;
}

/** The dates of a page, each with the place that states it. */
export function PageDates({ dates = [] }: PageDatesProps) {
  if (dates.length === 0) return null;
  return (
    <ul aria-label="Dates of the page">
      {dates.map(({ kind, date, from }) => (
        <li key={`${kind} ${date}`}>
          {kinds[kind]} <time dateTime={date}>{dateInWords(date)}</time>
          <span className="text-ink-3">, {places[from]}</span>
        </li>
      ))}
    </ul>
  );
}

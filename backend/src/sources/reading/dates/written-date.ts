const languages = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pt'];

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase();

/** The names of months or weekdays as each language writes them within a date, long and short, with their number. */
function named(part: 'month' | 'weekday', times: readonly Date[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'short',
        [part]: length,
        timeZone: 'UTC',
      });
      times.forEach((time, place) => {
        const word = format.formatToParts(time).find(({ type }) => type === part)?.value ?? '';
        names.set(plain(word), place + 1);
      });
    }
  }
  return names;
}

const months = named(
  'month',
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 2))),
).set('sept', 9);
const weekdays = named(
  'weekday',
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1))),
);

const word = String.raw`(?<month>\p{L}{3,12})\.?`;
const ordinal = String.raw`(?:st|nd|rd|th|er|\.|º)?`;

/** The forms of a date at the beginning of a text, with year, month and day. */
const forms = [
  String.raw`(?<year>\d{4})[-/](?<month>\d{2})(?:[-/](?<day>\d{2}))?(?![\d/-])`,
  String.raw`(?<day>\d{1,2})${ordinal}(?:\s?[-–]\s?\d{1,2}${ordinal})?(?:\s|-)(?:de |of )?${word},?(?:\s|-)(?:de |del )?(?<year>\d{4})(?!\d)`,
  String.raw`${word}\s(?<day>\d{1,2})${ordinal}(?:\s?[-–]\s?\d{1,2}${ordinal})?,?\s(?<year>\d{4})(?!\d)`,
  String.raw`${word},?\s(?:de )?(?<year>\d{4})(?!\d)`,
  String.raw`(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?!\d)`,
  String.raw`(?<first>\d{1,2})/(?<second>\d{1,2})/(?<year>\d{4})(?!\d)`,
].map((form) => new RegExp(`^${form}`, 'u'));

const years = { from: 1800, to: 2100 };

/**
 * The date at the beginning of a text, after an optional day of the week.
 * @returns `2024-05-03`, or `2024-05` without a day; undefined for no date, and for one that means different days in
 * different countries
 */
export function writtenDate(text: string): string | undefined {
  const begin = text.trimStart();
  const [lead = '', first = ''] = /^(\p{L}{2,13})\.?,?\s+(?:(?:the|den|le)\s+)?/u.exec(begin) ?? [];
  const dated = weekdays.has(plain(first)) ? begin.slice(lead.length) : begin;
  for (const form of forms) {
    const date = dateOf(form.exec(dated)?.groups);
    if (date !== undefined) return date;
  }
  return undefined;
}

function dateOf(parts: Record<string, string | undefined> | undefined): string | undefined {
  if (!parts) return undefined;
  const { day, month } =
    'first' in parts ? apart(Number(parts['first']), Number(parts['second'])) : told(parts);
  const year = Number(parts['year']);
  if (month === undefined || month < 1 || month > 12 || year < years.from || year > years.to)
    return undefined;
  if (day !== undefined && (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()))
    return undefined;
  return [year, month, day]
    .flatMap((part) => (part === undefined ? [] : String(part).padStart(2, '0')))
    .join('-');
}

interface DayOfYear {
  readonly day?: number | undefined;
  readonly month?: number | undefined;
}

const told = ({ day, month = '' }: Record<string, string | undefined>): DayOfYear => ({
  day: day === undefined ? undefined : Number(day),
  month: /^\d/.test(month) ? Number(month) : months.get(plain(month)),
});

/** Reads `13/05`, which can only be one day; `05/06` means different days in the United States and in Europe. */
function apart(first: number, second: number): DayOfYear {
  if (first === second || first > 12) return { day: first, month: second };
  return second > 12 ? { day: second, month: first } : {};
}

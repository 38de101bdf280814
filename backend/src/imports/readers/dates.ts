import { DateTime } from 'luxon';

const forms = [
  'yyyy-MM-dd HH:mm:ss ZZ',
  'yyyy-MM-dd HH:mm:ss ZZZ',
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm',
] as const;

/**
 * A moment as exports and front matter write it, in ISO 8601 and UTC; null for anything else.
 * @param zone the zone of a moment that names none
 */
export function momentIn(value: unknown, zone: string): string | null {
  // A TOML date gives its text as it is in the file, with or without a zone.
  const written = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
  if (typeof written !== 'string' || written.trim() === '' || written.startsWith('0000')) return null;
  const text = written.trim();
  const read = [
    DateTime.fromISO(text, { zone }),
    ...forms.map((form) => DateTime.fromFormat(text, form, { zone })),
    DateTime.fromRFC2822(text, { zone }),
  ].find((moment) => moment.isValid);
  return read ? isoOf(read) : null;
}

function isoOf(moment: DateTime): string | null {
  const iso = moment.isValid ? moment.toUTC().toISO() : null;
  // The record accepts only years of four digits.
  return iso !== null && /^\d{4}-/.test(iso) ? iso : null;
}

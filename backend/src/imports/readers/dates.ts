import { DateTime } from 'luxon';

const forms = [
  'yyyy-MM-dd HH:mm:ss ZZ',
  'yyyy-MM-dd HH:mm:ss ZZZ',
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm',
] as const;

/**
 * A moment as exports and front matter write it, in ISO 8601 and UTC; null for what is none.
 * @param zone of what names no zone
 */
export function momentIn(value: unknown, zone: string): string | null {
  if (value instanceof Date) return isoOf(DateTime.fromJSDate(value));
  if (typeof value !== 'string' || value.trim() === '' || value.startsWith('0000')) return null;
  const text = value.trim();
  const read = [
    DateTime.fromISO(text, { zone }),
    ...forms.map((form) => DateTime.fromFormat(text, form, { zone })),
    DateTime.fromRFC2822(text, { zone }),
  ].find((moment) => moment.isValid);
  return read ? isoOf(read) : null;
}

function isoOf(moment: DateTime): string | null {
  const iso = moment.isValid ? moment.toUTC().toISO() : null;
  // The record holds years of four digits alone.
  return iso !== null && /^\d{4}-/.test(iso) ? iso : null;
}

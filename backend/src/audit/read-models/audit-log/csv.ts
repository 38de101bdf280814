import type { AuditItem } from '../../dto/audit.dto.js';

type Cell = readonly [column: string, value: (item: AuditItem) => string | number | null];

const cells: readonly Cell[] = [
  ['position', ({ position }) => position],
  ['at', ({ at }) => at],
  ['actorKind', ({ actor }) => actor.kind],
  ['actorId', ({ actor }) => actor.id],
  ['actorName', ({ actor }) => actor.name],
  ['actorRole', ({ actor }) => actor.role],
  ['type', ({ type }) => type],
  ['subjectKind', ({ subject }) => subject.kind],
  ['subjectId', ({ subject }) => subject.id],
  ['subjectTitle', ({ subject }) => subject.title],
  ['summary', ({ summary }) => summary],
  ['correlationId', ({ correlationId }) => correlationId],
];

export const csvHeader = line(cells.map(([column]) => column));

/** Returns one line of CSV (RFC 4180), including its line end. */
export function csvLine(item: AuditItem): string {
  return line(cells.map(([, value]) => value(item)));
}

function line(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => (typeof value === 'string' ? quoted(defused(value)) : (value ?? ''))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Turns text that a spreadsheet would run into plain text, since a person's title must not become a program on a
 * reader's machine. A spreadsheet runs text that begins like a formula, and some skip blanks before it. An apostrophe
 * in front makes it text for all of them.
 */
function defused(text: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

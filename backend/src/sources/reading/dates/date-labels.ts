import type { DateKind } from './page-date.js';
import { writtenDate } from './written-date.js';

const labels: readonly (readonly [DateKind, string])[] = [
  [
    'updated',
    'date modified|(?:page )?(?:last )?(?:updated|modified|revised)|last (?:update|change)|(?:zuletzt |letztmals )?(?:aktualisiert|geändert)|letzte (?:aktualisierung|änderung)|stand|(?:dernière )?mise? à jour|dernière modification|(?:ultimo )?aggiornat[oa]|ultimo aggiornamento|(?:última )?actualizaci[óo]n|actualizad[oa]|(?:laatst )?bijgewerkt',
  ],
  [
    'published',
    'date published|publication date|(?:first |originally )?published|posted|veröffentlicht|veröffentlichungsdatum|publiziert|erschienen|publiée?|date de publication|pubblicat[oa]|publicad[oa]|gepubliceerd',
  ],
  [
    'event',
    "date of (?:the )?(?:sale|auction)|(?:sale|auction|event) dates?|(?:live |online )?auction|auctioned|sale|sold|auktion|auktionsdatum|versteigert|versteigerung|date de (?:la )?vente|vente|adjugée?|data dell[’']asta|asta|fecha de (?:la )?subasta|subasta",
  ],
];

const joints = String.raw`(?:\s+(?:on|at|am|vom|le|du|il|el|op))?\s*[:–—-]?\s*`;

/** A label begins its line, or follows a sign that separates it from another label. */
const patterns = labels.map(([kind, words]) => ({
  kind,
  begins: new RegExp(String.raw`(?:^|[|·•–—;,(/]\s?)(?:${words})(?![\p{L}\p{N}])${joints}`, 'giu'),
  ends: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})${joints}$`, 'iu'),
}));

/** The longest line with a label; longer ones are prose, which is about other things as well. */
const longestLine = 200;
const longestDate = 50;

/** The dates that a text gives in lines with a label, such as “Last updated: 3 May 2024”. */
export function labelledDates(text: string): { kind: DateKind; date: string }[] {
  const lines = text.split(/\n+/);
  return lines.flatMap((line, place) => {
    if (line.length > longestLine) return [];
    const isLabel = line.length < longestDate && !/\d/.test(line);
    return datesOf(isLabel ? `${line} ${(lines[place + 1] ?? '').slice(0, longestDate)}` : line);
  });
}

const datesOf = (line: string): { kind: DateKind; date: string }[] =>
  patterns.flatMap(({ kind, begins }) =>
    [...line.matchAll(begins)].flatMap((label) => {
      const at = label.index + label[0].length;
      const date = writtenDate(line.slice(at, at + longestDate));
      return date === undefined ? [] : [{ kind, date }];
    }),
  );

/** The kind of a date, by the words right before it; undefined without a label. */
export const labelBefore = (words: string): DateKind | undefined =>
  patterns.find(({ ends }) => ends.test(words.slice(-longestDate)))?.kind;

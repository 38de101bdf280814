import type { AuditItem } from '../../dto/audit.dto.js';
import { csvHeader, csvLine } from './csv.js';

const titled = (title: string | null): AuditItem => ({
  position: 7,
  at: '2026-11-20T09:00:00.000Z',
  actor: { kind: 'user', id: 'u1', name: 'Mara', role: 'admin' },
  type: 'NoteWritten',
  subject: { kind: 'note', id: 'n1', title },
  summary: 'Mara wrote it',
  technical: false,
  correlationId: 'c1',
});
const cellOf = (title: string | null): string =>
  csvLine(titled(title))
    .replace('7,2026-11-20T09:00:00.000Z,user,u1,Mara,admin,NoteWritten,note,n1,', '')
    .replace(',Mara wrote it,c1\r\n', '');

it('the header names every column', () => {
  expect(csvHeader).toBe(
    'position,at,actorKind,actorId,actorName,actorRole,type,subjectKind,subjectId,subjectTitle,summary,correlationId\r\n',
  );
  expect(csvLine(titled('Ink')).split(',')).toHaveLength(csvHeader.split(',').length);
});

it.each([
  ['Ink', 'Ink'],
  [null, ''],
  ['a, b', '"a, b"'],
  ['“so” "so"', '"“so” ""so"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\rx', '"\'\rx"'],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a=1', 'a=1'],
  ["'", "'"],
])('a title %j is written as %j', (title, cell) => {
  expect(cellOf(title)).toBe(cell);
});

import type { FileKind } from '../domain/import.events.js';

const endings: Readonly<Record<string, FileKind>> = {
  md: 'markdown',
  mdx: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  docx: 'docx',
  odt: 'odt',
  zip: 'zip',
};

const zipped = new Set<FileKind>(['docx', 'odt', 'zip']);

/**
 * The kind of a file by its name and its beginning, because XML and JSON files can be anything.
 * @returns undefined for a kind that is not read
 */
export function fileKindOf(fileName: string, beginning: Buffer): FileKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const text = beginning.toString('utf8');
  if (ending === 'xml') return /xmlns:wp=|wordpress\.org\/export/.test(text) ? 'wordpress' : undefined;
  if (ending === 'json') return /^\uFEFF?\s*\{/.test(text) ? 'ghost' : undefined;
  const kind = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  const isZip = beginning.subarray(0, 2).toString('latin1') === 'PK';
  return kind !== undefined && zipped.has(kind) && !isZip ? undefined : kind;
}

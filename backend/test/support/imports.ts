import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type {
  ImportAnswer,
  ImportItem,
  ImportItemPage,
  OneImport,
} from '../../src/imports/dto/imports.dto.js';
import { eventually } from './eventually.js';
import type { Answer, Visitor } from './visitor.js';

/** Packs the files of a folder. */
export function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Sends a file as the page does. */
export async function sendFile(
  visitor: Visitor,
  name: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer<OneImport & { detail?: string }>> {
  const response = await fetch(`${visitor.origin}/api/imports`, {
    method: 'POST',
    headers: {
      ...visitor.cookieHeader,
      'content-type': 'application/octet-stream',
      'x-filename': encodeURIComponent(name),
      ...headers,
    },
    body: new Uint8Array(Buffer.from(body)),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as OneImport };
}

/** Waits for an import to reach this state, and returns it. */
export async function importIn(
  visitor: Visitor,
  id: string,
  state: ImportAnswer['state'],
): Promise<ImportAnswer> {
  let found: ImportAnswer | undefined;
  await eventually(async () => {
    found = (await visitor.get<OneImport>(`/api/imports/${id}`)).body.import;
    expect(found).toMatchObject({ state });
  }, 60_000);
  if (!found) throw new Error('No import.');
  return found;
}

/** Sends a file, and waits until it has been read. */
export async function readImport(
  visitor: Visitor,
  name: string,
  body: string | Buffer,
): Promise<ImportAnswer> {
  const { status, body: answer } = await sendFile(visitor, name, body);
  expect([status, answer.detail]).toEqual([201, undefined]);
  return importIn(visitor, answer.import.id, 'ready');
}

/** Sends a file, and waits until it has been read and imported. */
export async function wholeImport(
  visitor: Visitor,
  name: string,
  body: string | Buffer,
): Promise<ImportAnswer> {
  const { id } = await readImport(visitor, name, body);
  expect((await visitor.post(`/api/imports/${id}/start`)).status).toBe(202);
  return importIn(visitor, id, 'done');
}

export async function itemsOf(visitor: Visitor, id: string, query = ''): Promise<ImportItem[]> {
  return (await visitor.get<ImportItemPage>(`/api/imports/${id}/items${query}`)).body.items;
}

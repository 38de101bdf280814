import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { unzipped } from '../../src/record/evidence/verifier/unzip.mjs';
import { verifyEvidence } from '../../src/record/evidence/verifier/verify-evidence.mjs';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type TestArticle } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

type Pack = ReadonlyMap<string, Uint8Array>;

let application: TestApplication;
let admin: Visitor;
let article: TestArticle;
let pack: Pack;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  const personaId = (await admin.get<{ id: string }[]>('/api/personas')).body[0]?.id;
  article = await generate(admin, { personaId });
  await admin.post(`${draftPath(article.id)}/reviews`, undefined, { 'if-match': '"0"' });
  await admin.patch(draftPath(article.id), { status: 'promoted' });
  await admin.patch(draftPath(article.id), { title: 'Ünïcode “papers” — 価値', content: 'One\n\nTwo' });
  await admin.patch(draftPath(article.id), { status: 'draft' });
  pack = await download(`${draftPath(article.id)}/evidence`);
});
afterAll(() => application.stop());

async function download(address: string): Promise<Pack> {
  const response = await admin.stream(address, AbortSignal.timeout(30_000));
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="evidence-of-\w+\.zip"$/,
  );
  return unzipped(new Uint8Array(await response.arrayBuffer()));
}

const textOf = (files: Pack, name: string): string => Buffer.from(files.get(name) ?? []).toString();
const linesOf = (files: Pack): string[] => textOf(files, 'events.ndjson').split('\n').slice(0, -1);

const verdictOn = (files: Pack, changed: Record<string, string> = {}) =>
  verifyEvidence(
    (name) => {
      const bytes = changed[name] === undefined ? files.get(name) : Buffer.from(changed[name]);
      if (!bytes) throw new Error(`${name} is missing.`);
      return bytes;
    },
    [...files.keys(), ...Object.keys(changed)],
  );
const otherFile = (name: string): string => `${name} is not the file that the manifest names.`;

const withLines = (lines: readonly string[]) => ({
  'events.ndjson': lines.map((line) => `${line}\n`).join(''),
});

it('of an article holds all its events, whole and proved', async () => {
  const { total } = (await admin.get<{ total: number }>(`/api/audit?subject=${article.id}`)).body;
  const verdict = await verdictOn(pack);
  expect(verdict).toMatchObject({ ok: true, problems: [], events: total });
  const types = linesOf(pack).map((line) => (JSON.parse(line) as { type: string }).type);
  expect(types[0]).toBe('GenerationRequested');
  expect(types.slice(types.indexOf('ArticleGenerated'))).toEqual([
    'ArticleGenerated',
    'ArticleOpenedForReview',
    'ArticlePromoted',
    'ArticleEdited',
    'ArticleReturnedToDraft',
  ]);
  const made = await admin.get<{ items: { note: string }[] }>('/api/audit/checkpoints');
  expect(made.body.items.map(({ note }) => note)).toContain(textOf(pack, 'checkpoint.txt'));
  expect(textOf(pack, 'public-key.txt')).toBe((await admin.get<string>('/api/audit/key')).body);
  expect(textOf(pack, 'packages/1.md')).toContain(`# ${article.title}\n\n${article.content}\n`);
  expect(textOf(pack, 'packages/1.md')).toMatch(/\nRevision 0 opened for review \S+ by \S.*\n/);
});

it('of a period holds every event of the record in it', async () => {
  const whole = await download('/api/audit/evidence');
  const { size } = JSON.parse(textOf(whole, 'proofs.json')) as { size: number };
  expect(await verdictOn(whole)).toMatchObject({ ok: true, events: size });
  const at = (JSON.parse(linesOf(whole)[3] ?? '') as { at: string }).at;
  const part = await download(`/api/audit/evidence?from=${at}`);
  const verdict = await verdictOn(part);
  expect(verdict.ok).toBe(true);
  expect(linesOf(part)).toEqual(expect.arrayContaining(linesOf(whole).slice(3)));
  const nothing = await download('/api/audit/evidence?to=2001-01-01T00:00:00Z');
  expect(await verdictOn(nothing)).toMatchObject({ ok: true, events: 0 });
});

describe('that was tampered with', () => {
  it('names the event with one byte changed', async () => {
    const lines = linesOf(pack);
    for (const [number, line] of lines.entries()) {
      const changed = `${line.slice(0, 60)}${line[60] === 'x' ? 'y' : 'x'}${line.slice(61)}`;
      const { ok, problems } = await verdictOn(pack, withLines(lines.with(number, changed)));
      expect([ok, problems.join(' ')]).toEqual([
        false,
        expect.stringContaining(`Line ${number + 1} (`) as string,
      ]);
    }
  });

  it('names what was left out in the middle, with its proof or without', async () => {
    const lines = linesOf(pack).toSpliced(1, 1);
    const { size, leaves } = JSON.parse(textOf(pack, 'proofs.json')) as {
      size: number;
      leaves: { index: number }[];
    };
    expect(await verdictOn(pack, withLines(lines))).toMatchObject({
      ok: false,
      problems: [
        `Event ${leaves[1]?.index} of the record was left out or changed.`,
        otherFile('events.ndjson'),
      ],
    });
    const proofs = JSON.stringify({ size, leaves: leaves.toSpliced(1, 1) });
    expect(await verdictOn(pack, { ...withLines(lines), 'proofs.json': proofs })).toMatchObject({
      ok: false,
      problems: [
        `Revision 1 of generation-${article.id} was left out.`,
        otherFile('events.ndjson'),
        otherFile('proofs.json'),
      ],
    });
  });

  it.each(['other', undefined])(
    'fails when its manifest has the kind %s, whose gaps nobody looks for',
    async (kind) => {
      const manifest = JSON.parse(textOf(pack, 'manifest.json')) as { events: number };
      const { size, leaves } = JSON.parse(textOf(pack, 'proofs.json')) as { size: number; leaves: unknown[] };
      const changed = {
        ...withLines(linesOf(pack).toSpliced(1, 1)),
        'proofs.json': JSON.stringify({ size, leaves: leaves.toSpliced(1, 1) }),
        'manifest.json': JSON.stringify({ ...manifest, kind, events: manifest.events - 1 }),
      };
      expect(await verdictOn(pack, changed)).toMatchObject({
        ok: false,
        problems: ['The manifest names no kind of pack.'],
      });
    },
  );

  it('names both that were swapped, and one that is there twice', async () => {
    const lines = linesOf(pack);
    const swapped = lines.with(1, lines[4] ?? '').with(4, lines[1] ?? '');
    const named = async (changed: string[]): Promise<string[]> =>
      (await verdictOn(pack, withLines(changed))).problems.flatMap(
        (problem) => problem.match(/^Line \d+/) ?? [],
      );
    expect(await named(swapped)).toEqual(['Line 2', 'Line 5']);
    expect(await named([...lines, lines[2] ?? ''])).toEqual([`Line ${lines.length + 1}`]);
  });

  it('names the last event that was left out with its proof and its count, by the signature', async () => {
    const manifest = JSON.parse(textOf(pack, 'manifest.json')) as { events: number };
    const { size, leaves } = JSON.parse(textOf(pack, 'proofs.json')) as { size: number; leaves: unknown[] };
    const cut = {
      ...withLines(linesOf(pack).slice(0, -1)),
      'proofs.json': JSON.stringify({ size, leaves: leaves.slice(0, -1) }),
      'manifest.json': JSON.stringify({ ...manifest, events: manifest.events - 1 }),
    };
    expect(await verdictOn(pack, cut)).toMatchObject({
      ok: false,
      problems: [
        'manifest.json was changed after it was signed.',
        otherFile('events.ndjson'),
        otherFile('proofs.json'),
      ],
    });
  });

  it('names each file that was changed, taken out or put in', async () => {
    for (const name of ['report.html', 'packages/1.md', 'verify.html', 'verify.mjs']) {
      const changed = { [name]: `${textOf(pack, name)} ` };
      expect(await verdictOn(pack, changed)).toMatchObject({ ok: false, problems: [otherFile(name)] });
      const without = new Map([...pack].filter(([other]) => other !== name));
      expect(await verdictOn(without)).toMatchObject({ ok: false, problems: [`${name} is missing.`] });
    }
    expect(await verdictOn(pack, { 'packages/2.md': '# Mine' })).toMatchObject({
      ok: false,
      problems: ['packages/2.md was put in afterwards.'],
    });
    expect(await verdictOn(pack, { 'signature.txt': textOf(pack, 'checkpoint.txt') })).toMatchObject({
      ok: false,
      problems: ['manifest.json was changed after it was signed.'],
    });
  });

  it('fails with another hash, path, checkpoint or key', async () => {
    const proofs = textOf(pack, 'proofs.json');
    const other = (name: string, from: RegExp, to: string) =>
      verdictOn(pack, { [name]: textOf(pack, name).replace(from, to) });
    const verdicts = [
      await verdictOn(pack, { 'proofs.json': proofs.replace(/"hash":"./, '"hash":"g') }),
      await other('proofs.json', /"path":\["../, '"path":["zz'),
      await other('checkpoint.txt', /\n\d/, '\n9'),
      await other('public-key.txt', /\+[0-9a-f]/, '+g'),
      await verdictOn(new Map([...pack].filter(([name]) => name !== 'proofs.json'))),
    ];
    expect(verdicts.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
  });
});

it('checks itself in Node, without anything else', async () => {
  const directory = await temporaryDirectory();
  const run = async (): Promise<[code: number, said: string]> => {
    const child = spawn(process.execPath, [path.join(directory.path, 'verify.mjs')], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return [code, said];
  };
  await mkdir(path.join(directory.path, 'packages'));
  for (const [name, bytes] of pack) await writeFile(path.join(directory.path, name), bytes);
  expect(await run()).toEqual([0, expect.stringMatching(/^This evidence holds: its 12 events/)]);
  const events = textOf(pack, 'events.ndjson').replace(String.raw`One\n`, String.raw`Two\n`);
  await writeFile(path.join(directory.path, 'events.ndjson'), events);
  expect(await run()).toEqual([1, expect.stringContaining('Line 11 (ArticleEdited, revision 3')]);
  await writeFile(path.join(directory.path, 'events.ndjson'), pack.get('events.ndjson') ?? '');
  await writeFile(path.join(directory.path, 'packages/2.md'), '# Mine');
  expect(await run()).toEqual([1, expect.stringContaining('packages/2.md was put in afterwards.')]);
  await directory.remove();
});

it('is of articles that there are, also of deleted ones, and for administrators', async () => {
  expect((await admin.get(draftPath('no-such-id') + '/evidence')).status).toBe(404);
  expect((await admin.get('/api/audit/evidence?from=yesterday')).status).toBe(400);
  await admin.delete(draftPath(article.id));
  const deleted = await download(`${draftPath(article.id)}/evidence`);
  expect(await verdictOn(deleted)).toMatchObject({ ok: true, events: 13 });
  const author = await application.author();
  expect((await author.get(draftPath(article.id) + '/evidence')).status).toBe(403);
});

it('holds what had happened before it was asked for, however many ask at once', async () => {
  for (const name of ['The First', 'The Second', 'The Third']) {
    await admin.post('/api/personas', { name, aboutMe: 'I come in between.' });
    const packs = await Promise.all(Array.from({ length: 24 }, () => download('/api/audit/evidence')));
    expect(packs.map((one) => textOf(one, 'events.ndjson').includes(name))).not.toContain(false);
  }
});

it('lets one try wait for the tree, however many ask, and leaves the other connections to others', async () => {
  const database = application.app.get(DataSource);
  await admin.post('/api/personas', { name: 'The Fourth', aboutMe: 'I come in between.' });
  const holder = database.createQueryRunner();
  await holder.startTransaction();
  await holder.query('lock table record_node in exclusive mode');
  const waiting = (): Promise<unknown[]> =>
    holder.query(
      `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and relation = 'record_node'::regclass and not granted`,
    );
  const packs = Promise.all(Array.from({ length: 24 }, () => download('/api/audit/evidence')));
  await eventually(async () => expect(await waiting()).not.toEqual([]));
  expect((await admin.get('/api/audit?limit=1')).status).toBe(200);
  // The second one may be the schedule's own try.
  expect((await waiting()).length).toBeLessThanOrEqual(2);
  await holder.commitTransaction();
  await holder.release();
  expect((await packs).map((one) => textOf(one, 'events.ndjson').includes('The Fourth'))).not.toContain(
    false,
  );
});

describe('for people', () => {
  let edited: TestArticle;
  let pack: ReadonlyMap<string, Uint8Array>;

  beforeAll(async () => {
    edited = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
    const path = draftPath(edited.id);
    await admin.post(`${path}/reviews`, undefined, { 'if-match': '"0"' });
    await admin.patch(path, { status: 'promoted', statement: 'Read & found good.' });
    await admin.patch(path, { title: 'Ünïcode “papers” — 価値', content: 'One\n\nTwo' });
    const response = await admin.stream(`${path}/evidence`, AbortSignal.timeout(30_000));
    pack = await unzipped(new Uint8Array(await response.arrayBuffer()));
  });

  const textOf = (name: string): string => Buffer.from(pack.get(name) ?? []).toString();

  it('tells the article’s title, what was promoted and approved, and what each edit changed', async () => {
    const { body } = await admin.get<{ packages: { contentHash: string }[] }>(
      `${draftPath(edited.id)}/packages`,
    );
    const told = textOf('report.html');
    for (const words of [
      'nothing recorded was changed after a checkpoint that you hold',
      '<h1>Evidence of the article “Ünïcode “papers” — 価値”</h1>',
      '<h3>Package 1: ',
      `<dt>SHA-256</dt><dd>${body.packages[0]?.contentHash}</dd>`,
      '<dt>Statement</dt><dd>Read &amp; found good.</dd>',
      '<dt>Reviewed</dt><dd>Revision 0',
      '”, now “Ünïcode “papers” — 価値”.',
      '<ins>One',
    ]) {
      expect(told).toContain(words);
    }
  });

  it('has programs that name no file but those in the pack', () => {
    for (const name of ['verify.mjs', 'verify.html']) {
      const named = textOf(name).match(/(?:[\w-]+\/)*[\w-]+\.(?:mjs|html|ndjson|json|txt|md)\b/g) ?? [];
      expect(named).toContain('manifest.json');
      expect(named.filter((file) => !pack.has(file))).toEqual([]);
    }
  });
});

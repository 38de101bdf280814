import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { fileKindOf } from '../files/kind-of.js';
import { ghostItems } from './ghost.js';
import { longestSource, UnreadableFile, type Item } from './item.js';
import type { TextPlace } from './markdown-item.js';
import type { ReadingWork } from './reading-work.js';
import { addressOfSite } from './site-settings.js';
import { isText, leftOutFile, textItem } from './text-item.js';
import { wordpressItems } from './wordpress.js';

const mostEntries = 500_000;
/** The most bytes of all entries together, unpacked. */
const longestAll = 8 * 2 ** 30;

/**
 * Folders without articles: themes and layouts, output and libraries of an engine, and files that systems leave behind.
 */
const otherFolders = /(?:^|\/)(?:\.[^/]+|__MACOSX|node_modules|themes|layouts|_layouts|_includes|_site)\//;
/** The names of exports: any XML file for WordPress, and the name that Ghost gives its exports. */
const mayBeExport = /\.xml$|\.ghost\.[^/]*\.json$/i;
const isSettings = /^(?:[^/]+\/)?(?:_config\.ya?ml|(?:hugo|config)\.toml)$/;

/**
 * Reads the articles of a zipped site folder, or the files of an export in several parts.
 * @throws UnreadableFile
 */
export async function* zipItems(work: ReadingWork): AsyncIterable<Item> {
  const { site, hasMarkdown } = await surveyOf(work);
  const { timeZone } = work;
  for await (const [entry, zip] of entriesOf(work.path)) {
    const place = { path: withoutTop(entry.fileName, site.top), site: site.name, timeZone };
    if (mayBeExport.test(entry.fileName)) {
      yield* exportedItems({ ...work, path: await unpacked(zip, entry, work.path) }, entry.fileName);
    } else if (isArticle(entry.fileName, hasMarkdown)) {
      yield await articleIn(zip, entry, place);
    }
  }
}

async function articleIn(zip: ZipFile, entry: Entry, place: TextPlace): Promise<Item> {
  if (entry.uncompressedSize > longestSource) return leftOutFile(place, 'Its text is longer than 20 MiB.');
  try {
    return await textItem(await contentOf(zip, entry, buffer), place);
  } catch (error) {
    if (error instanceof UnreadableFile) return leftOutFile(place, error.message);
    throw error;
  }
}

/** Reads a file only if it is an export, because a site has other XML and JSON files, such as its feed. */
async function* exportedItems(work: ReadingWork, name: string): AsyncIterable<Item> {
  const kind = fileKindOf(name, await beginningOf(work.path));
  if (kind === 'wordpress') yield* wordpressItems({ ...work, kind });
  if (kind === 'ghost') yield* ghostItems({ ...work, kind });
}

async function beginningOf(file: string): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer: bytes, bytesRead } = await opened.read({ buffer: Buffer.alloc(4_096) });
    return bytes.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

/** Whether a file is an article; the HTML pages of a site that is written in markdown are its templates. */
const isArticle = (name: string, hasMarkdown: boolean): boolean =>
  isText(name) && !otherFolders.test(name) && !(hasMarkdown && /\.html?$/i.test(name));

interface Survey {
  readonly site: {
    readonly name: string;
    /** The folder that contains everything; empty if there is none. */ readonly top: string;
  };
  readonly hasMarkdown: boolean;
}

/** Finds the name of the site, which is the address in its settings or else its folder, and whether it has markdown. */
async function surveyOf({ path: file, fileName }: ReadingWork): Promise<Survey> {
  const tops = new Set<string>();
  let hasMarkdown = false;
  let address: string | undefined;
  for await (const [entry, zip] of entriesOf(file)) {
    const { fileName: name, uncompressedSize } = entry;
    if (!otherFolders.test(name)) tops.add(name.includes('/') ? name.slice(0, name.indexOf('/')) : '');
    hasMarkdown ||= /\.(?:mdx?|markdown)$/i.test(name) && !otherFolders.test(name);
    if (address === undefined && isSettings.test(name) && uncompressedSize < 2 ** 20) {
      const source = await contentOf(zip, entry, buffer);
      address = addressOfSite(name, source.toString('utf8'));
    }
  }
  const [only = ''] = tops;
  const top = tops.size === 1 ? only : '';
  return { site: { name: address ?? (top || fileName.replace(/\.zip$/i, '')), top }, hasMarkdown };
}

const withoutTop = (name: string, top: string): string => (top === '' ? name : name.slice(top.length + 1));

/**
 * The files in a zip file, without its folders.
 * @throws UnreadableFile when it is not a zip file, is damaged, or unpacks to more than 8 GiB
 */
async function* entriesOf(file: string): AsyncIterable<[Entry, ZipFile]> {
  let zip: ZipFile | undefined;
  let entries = 0;
  let length = 0;
  try {
    zip = await openPromise(file, { lazyEntries: true, autoClose: false });
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      length += entry.uncompressedSize;
      if (entries > mostEntries) throw new UnreadableFile('The zip file has more than 500,000 entries.');
      if (length > longestAll) throw new UnreadableFile('The zip file unpacks to more than 8 GiB.');
      if (!entry.fileName.endsWith('/')) yield [entry, zip];
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      `The zip file can’t be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    zip?.close();
  }
}

/**
 * Unpacks an entry beside the zip file.
 * @returns the path of the unpacked file
 */
async function unpacked(zip: ZipFile, entry: Entry, file: string): Promise<string> {
  const target = path.join(path.dirname(file), 'entry');
  await contentOf(zip, entry, (content) => pipeline(content, createWriteStream(target, { mode: 0o600 })));
  return target;
}

/**
 * Makes something from the content of an entry.
 * @throws UnreadableFile for an entry that is encrypted or damaged
 */
async function contentOf<Made>(
  zip: ZipFile,
  entry: Entry,
  make: (content: Readable) => Promise<Made>,
): Promise<Made> {
  const unreadable = (why: string): UnreadableFile =>
    new UnreadableFile(`“${entry.fileName}” in the zip file can’t be read: it is ${why}.`);
  if (entry.isEncrypted()) throw unreadable('encrypted');
  try {
    return await make(await zip.openReadStreamPromise(entry));
  } catch (error) {
    throw isOfSystem(error) ? error : unreadable('damaged');
  }
}

/** Whether an error comes from the system, such as a full disk, and so is no fault of the file. */
const isOfSystem = (error: unknown): boolean =>
  (error as { readonly syscall?: unknown }).syscall !== undefined;

import { hash } from 'node:crypto';
import type { importedSystems } from '../../articles/contract.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import { storable } from '../../platform/text/storable-text.js';
import type { ItemImage } from './images.js';

export type ImportedSystem = (typeof importedSystems)[number];

/** One article in a file, or something that is left out. */
export interface Item {
  /** The place in the file, for people: a path, or a line. */
  readonly place: string;
  readonly system: ImportedSystem;
  readonly site: string;
  /** The id in the other system. */
  readonly sourceId: string;
  readonly title: string;
  /** The text in markdown, without the title. */
  readonly content: string;
  readonly summary: string | null;
  readonly url: string | null;
  readonly author: string | null;
  /** ISO 8601. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  readonly isDraft: boolean;
  /** The names of categories and tags, in the order in which they count. */
  readonly categories: readonly string[];
  /** The pictures, which an import fetches only if its mapping says so. */
  readonly images: readonly ItemImage[];
  readonly losses: Readonly<Record<string, number>>;
  /** Sentences that say what was cut; undefined in items that an older version read. */
  readonly shortened?: readonly string[] | undefined;
  /** SHA-256 of the title, the text and the summary as they are in the file, in hex. */
  readonly itemHash: string;
  /** A sentence that says why the item is left out; null for an item that comes in. */
  readonly leftOut: string | null;
}

/** The longest text that an article can have, and the longest title. */
export const longestText = 200_000;
const longestTitle = 300;
/** The longest summary that people may write here (decision 37); some site builders accept no longer one either. */
const longestSummary = 300;
/** The longest name of an author or a category. */
const longestName = 200;
/** The longest source of one item before conversion, in bytes or characters. */
export const longestSource = 20 * 2 ** 20;

/** The facts that a reader finds; everything else is treated as absent. */
export type FoundItem = Pick<Item, 'place' | 'system' | 'site' | 'sourceId' | 'title'> &
  Partial<Item> & {
    /** The text as it is in the file. */
    readonly source: string;
  };

/** Completes the facts that a reader found to an item; an item that can't be an article says why. */
export function importItem({ source, ...found }: FoundItem): Item {
  const { title, content = '', summary = null, author = null, categories = [], losses = {} } = found;
  const leftOut = found.leftOut ?? faultOf(title.trim(), content);
  const cuts = new Cuts();
  return storableItem({
    content,
    url: null,
    publishedAt: null,
    modifiedAt: null,
    isDraft: false,
    images: [],
    ...found,
    title: title.trim(),
    summary: cuts.take('Its summary', summary?.trim() ?? '', longestSummary, 'end of a summary') || null,
    author: author && cuts.take('The name of its author', author, longestName, 'end of a name'),
    categories: categories.map((name) =>
      cuts.take('The name of a category', name, longestName, 'end of a name'),
    ),
    losses: leftOut === null ? { ...losses, ...cuts.losses } : losses,
    ...(leftOut === null && cuts.told.length > 0 && { shortened: cuts.told }),
    itemHash: hash('sha256', JSON.stringify([title, source, summary])),
    leftOut,
  });
}

/** Cuts lines that are too long for an article, and keeps a sentence about each. */
class Cuts {
  readonly told: string[] = [];
  readonly losses: Record<string, number> = {};

  /** @param kind the loss that the cut counts as */
  take(what: string, line: string, longest: number, kind: string): string {
    if (line.length <= longest) return line;
    this.losses[kind] = (this.losses[kind] ?? 0) + 1;
    const length = line.length.toLocaleString('en-US');
    this.told.push(`${what} has ${length} characters; what comes has ${longest} at most.`);
    return cutAtWord(line, longest);
  }
}

/**
 * Removes characters that a text can't hold, which escapes in JSON, YAML and file names can produce. One of them would
 * stop the entire import.
 */
const storableItem = (item: Item): Item =>
  JSON.parse(JSON.stringify(item), (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as Item;

function faultOf(title: string, content: string): string | null {
  if (title === '') return 'It has no title.';
  if (title.length > longestTitle) return `Its title is longer than ${longestTitle} characters.`;
  if (content.trim() === '') return 'It has no text.';
  if (content.length > longestText) {
    return `Its text has ${content.length.toLocaleString('en-US')} characters; an article can have ${longestText.toLocaleString('en-US')}.`;
  }
  return null;
}

/** Says in a sentence for people why the file can't be read any further. */
export class UnreadableFile extends Error {}

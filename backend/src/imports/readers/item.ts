import { hash } from 'node:crypto';
import type { importedSystems } from '../../articles/contract.js';
import { cutAtWord } from '../../platform/text/cut-at-word.js';
import { storable } from '../../platform/text/storable-text.js';
import type { ItemImage } from './images.js';

export type ImportedSystem = (typeof importedSystems)[number];

/** What stands in a file for one article, or in place of one that is left out. */
export interface Item {
  /** Where it stands in the file, for people: a path, or a line. */
  readonly place: string;
  readonly system: ImportedSystem;
  readonly site: string;
  /** Its id there. */
  readonly sourceId: string;
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly summary: string | null;
  readonly url: string | null;
  readonly author: string | null;
  /** ISO 8601. */
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
  readonly isDraft: boolean;
  /** Names of categories and tags, in the order in which they count. */
  readonly categories: readonly string[];
  /** Its pictures, which don't come along. */
  readonly images: readonly ItemImage[];
  readonly losses: Readonly<Record<string, number>>;
  /** What comes shorter than it is in the file, in sentences; items of older versions don't say. */
  readonly shortened?: readonly string[] | undefined;
  /** SHA-256 of what the file has of title, text and summary, in hex. */
  readonly itemHash: string;
  /** Why it does not come, in a sentence; null for what comes. */
  readonly leftOut: string | null;
}

/** The longest text that an article can have, and the longest title. */
export const longestText = 200_000;
const longestTitle = 300;
/** As long as people may write one here (decision 37); some site builders take no longer one either. */
const longestSummary = 300;
/** Of an author, or of a category. */
const longestName = 200;
/** Of one item, before conversion. */
export const longestSource = 20 * 2 ** 20;

/** What a reader finds; all else is as nothing. */
export type Found = Pick<Item, 'place' | 'system' | 'site' | 'sourceId' | 'title'> &
  Partial<Item> & {
    /** What the file has of the text. */
    readonly source: string;
  };

/** An item with all that is missing in what was found; what no article can be says why. */
export function itemOf({ source, ...found }: Found): Item {
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

/** Cuts lines that are longer than they can be here, and says so. */
class Cuts {
  readonly told: string[] = [];
  readonly losses: Record<string, number> = {};

  /** @param kind of the loss */
  take(what: string, line: string, longest: number, kind: string): string {
    if (line.length <= longest) return line;
    this.losses[kind] = (this.losses[kind] ?? 0) + 1;
    const length = line.length.toLocaleString('en-US');
    this.told.push(`${what} has ${length} characters; what comes has ${longest} at most.`);
    return cutAtWord(line, longest);
  }
}

/** Escapes in JSON, YAML and the names of files say what no text holds, and one of them would stop the entire import. */
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

/** The file cannot be read any further; the message is a sentence for people. */
export class UnreadableFile extends Error {}

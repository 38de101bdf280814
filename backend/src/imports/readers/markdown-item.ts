import { matterOf, matterText, type Matter } from '../../platform/text/front-matter.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { withoutEngineSyntax } from './engine-syntax.js';
import { momentIn } from './dates.js';
import { imagesIn, imagesOfMatter } from './images.js';
import { importItem, longestText, type FoundItem, type Item } from './item.js';

/** The place of a text. */
export interface TextPlace {
  /** The path within its folder, or the name of a single file. */
  readonly path: string;
  readonly site: string;
  readonly timeZone: string;
}

/** Reads a text of a static site, by its front matter and whatever engine it is for. */
export function markdownItem(source: string, place: TextPlace): Item {
  const { path, site } = place;
  const known = { place: path, system: 'markdown', site, sourceId: idOf(path), title: path, source } as const;
  let matter: Matter;
  try {
    matter = matterOf(source);
  } catch (error) {
    return importItem({ ...known, leftOut: `Its front matter can’t be read: ${firstLine(error)}` });
  }
  const { text, losses } =
    matter.body.length > 2 * longestText
      ? { text: matter.body, losses: {} }
      : withoutEngineSyntax(matter.body, /\.mdx$/i.test(path));
  const heading = /^#[ \t]+([^\n]+?)[ \t#]*(?:\n|$)/.exec(text);
  const told = matterText(matter.data, 'title');
  const title = told ?? heading?.[1] ?? titleFromFileName(path);
  const isRepeated = heading !== null && (told === undefined || told === heading[1]);
  const content = isRepeated ? text.slice(heading[0].length).trim() : text;
  return importItem({
    ...known,
    ...factsOf(matter.data, place),
    ...ofDesk(matter.data),
    title,
    content,
    losses,
    images: [...imagesOfMatter(matter.data), ...imagesIn(content)],
  });
}

function factsOf(data: Matter['data'], { path, timeZone }: TextPlace): Partial<FoundItem> {
  const named = /(?:^|\/)(\d{4}-\d\d-\d\d)-[^/]+$/.exec(path)?.[1];
  const moment = (...names: readonly string[]): string | null =>
    names.map((name) => momentIn(data[name], timeZone)).find((found) => found !== null) ?? null;
  return {
    summary: matterText(data, 'summary', 'description', 'excerpt') ?? null,
    url: addressIn(data, 'canonical', 'canonical_url', 'canonicalURL', 'canonicalUrl', 'url') ?? null,
    author: matterText(data, 'author') ?? namesIn(data, 'author', 'authors')[0] ?? null,
    publishedAt: moment('date', 'pubDate', 'publishDate', 'published_at') ?? momentIn(named, timeZone),
    modifiedAt: moment('lastmod', 'updated', 'updatedDate', 'last_modified_at', 'modified'),
    isDraft: data['draft'] === true || data['published'] === false || /(?:^|\/)_drafts\//.test(path),
    categories: [
      ...new Set(['category', 'categories', 'tag', 'tags'].flatMap((name) => namesIn(data, name))),
    ],
  };
}

/**
 * The facts in a file that a desk like this one has written: the id of its article, whatever its path, and its persona.
 */
function ofDesk(data: Matter['data']): Partial<FoundItem> {
  const article = matterText(data, 'article');
  if (article === undefined || matterText(data, 'content_hash') === undefined) return {};
  const persona = matterText(data, 'persona');
  const known = { system: 'desk', site: 'a desk', sourceId: article } as const;
  return persona === undefined ? known : { ...known, author: persona };
}

const addressIn = (data: Matter['data'], ...names: readonly string[]): string | undefined =>
  names.map((name) => matterText(data, name)).find((text) => text !== undefined && /^https?:\/\//.test(text));

/**
 * Names in front matter: one name, several with commas between them, or a list of names or of objects with a `name`.
 */
function namesIn(data: Matter['data'], ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = data[name];
    const all =
      typeof value === 'string' ? value.split(',') : Array.isArray(value) ? (value as unknown[]) : [value];
    return all.flatMap((one) => {
      const text = typeof one === 'object' && one !== null ? (one as { name?: unknown }).name : one;
      return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
    });
  });
}

/** The path without its ending, and with `index.md` as its folder, because engines treat them as the same. */
const idOf = (path: string): string => path.replace(/\.(?:mdx?|markdown)$/i, '').replace(/\/_?index$/, '');

/** A file's name in words, such as “What a box is worth” for `2019-05-03-what-a-box-is-worth`. */
export function titleFromFileName(path: string): string {
  const name = idOf(path).split('/').at(-1) ?? path;
  const words = name
    .replace(/^\d{4}-\d\d-\d\d-/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const firstLine = (error: unknown): string =>
  wholeSlice((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '', 0, 200);

import { decodeHTML } from 'entities';
import { htmlToMarkdown, type ConvertedHtml } from '../../../../prose/from-html/html-to-markdown.js';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { momentIn } from './dates.js';
import { imagesAt, type ItemImage } from './images.js';
import { importItem, type Item } from './item.js';
import type { TextPlace } from './markdown-item.js';

const data = /<script[^>]{0,200}type=["']?application\/ld\+json["']?[^>]{0,200}>([\s\S]*?)<\/script>/gi;
const generator = 'In the voice of ';

/**
 * Reads the article of a page, with the facts in its head and its JSON-LD. A page written by a desk like this one is
 * recognized by its byline.
 */
export function htmlItem(source: string, { path, site, timeZone }: TextPlace): Item {
  const known = { place: path, system: 'html', site, sourceId: path, title: path, source } as const;
  const text = convertedOrWhy(source, { isDocument: true });
  if ('leftOut' in text) return importItem({ ...known, leftOut: text.leftOut });
  const facts = factsIn(source);
  const isDesk = metaIn(source, 'author')?.startsWith(generator) ?? false;
  return importItem({
    ...known,
    ...text,
    system: isDesk ? 'desk' : 'html',
    title: textOf(facts['headline']) ?? text.title,
    summary: textOf(facts['description']) ?? metaIn(source, 'description') ?? null,
    url: canonicalIn(source, facts),
    author: nameIn(facts['author']) ?? metaIn(source, 'author') ?? null,
    publishedAt: momentIn(facts['datePublished'], timeZone),
    modifiedAt: momentIn(facts['dateModified'], timeZone),
    categories: [textOf(facts['articleSection'])].filter((name) => name !== undefined),
  });
}

interface Converted {
  readonly content: string;
  readonly title: string;
  readonly losses: Item['losses'];
  readonly images: readonly ItemImage[];
}

/** A text in HTML as markdown, or the reason why it can't be read. */
export function convertedOrWhy(
  html: string,
  { isDocument }: { readonly isDocument: boolean },
): Converted | (Pick<Item, 'leftOut'> & { readonly leftOut: string }) {
  try {
    return converted(htmlToMarkdown(html, { isDocument }));
  } catch (error) {
    return { leftOut: `Its text can’t be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

export const converted = ({ markdown, title, losses, images }: ConvertedHtml): Converted => ({
  content: markdown,
  title,
  losses: Object.fromEntries(losses.map(({ kind, count }) => [kind, count])),
  images: imagesAt(images),
});

type Facts = Readonly<Record<string, unknown>>;

/** The JSON-LD facts of a page's first article, or else of something without a type. */
function factsIn(source: string): Facts {
  const all = [...source.matchAll(data)].flatMap(([, json = '']) => nodesIn(parsedJson(json)));
  const article = all.find(({ '@type': type }) => listed(type).some(isArticleType));
  return article ?? all.find(({ '@type': type }) => type === undefined) ?? {};
}

/** The things in a JSON-LD script, which has one thing, a list of them, or a graph with such a list. */
const nodesIn = (value: unknown): Facts[] =>
  listed(value)
    .filter(isFacts)
    .flatMap((node) => [...listed(node['@graph']).filter(isFacts), node]);

const isArticleType = (type: unknown): boolean =>
  typeof type === 'string' && /(?:Article|Posting)$/.test(type);

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

function metaIn(source: string, name: string): string | undefined {
  const [, content = ''] =
    new RegExp(`<meta name="${name}" content="([^"]{1,1000})"`, 'i').exec(source) ?? [];
  return textOf(decodeHTML(content));
}

/** The address that the page gives as its own. */
function canonicalIn(source: string, facts: Facts): string | null {
  const [link = ''] = /<link\b[^>]{0,500}\brel="?canonical\b[^>]{0,2000}>/i.exec(source) ?? [];
  const told = /\bhref="?([^"\s>]{1,2000})/i.exec(link)?.[1];
  const address = told === undefined ? textOf(facts['url']) : decodeHTML(told);
  return address !== undefined && /^https?:\/\//.test(address) ? address : null;
}

function nameIn(value: unknown): string | undefined {
  const [one] = listed(value);
  return textOf(isFacts(one) ? one['name'] : one);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

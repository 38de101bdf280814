import { momentIn } from './dates.js';
import { partsOfLexical } from './ghost-lexical.js';
import { partsOfMobiledoc } from './ghost-mobiledoc.js';
import type { TextPart } from './ghost-parts.js';
import { convertedOrWhy } from './html-item.js';
import { importItem, longestSource, type Item } from './item.js';
import { imageAt, imagesIn, type ItemImage } from './images.js';

/** A row of `posts`; exports of different versions have different columns. */
export interface GhostPost {
  readonly id?: string;
  readonly uuid?: string;
  readonly title?: string;
  readonly html?: string | null;
  readonly lexical?: string | null;
  readonly mobiledoc?: string | null;
  readonly type?: string;
  readonly page?: boolean | number;
  readonly status?: string;
  readonly feature_image?: string | null;
  readonly custom_excerpt?: string | null;
  readonly canonical_url?: string | null;
  readonly published_at?: string | null;
  readonly updated_at?: string | null;
  readonly author_id?: string | null;
}

/** The tables that posts are joined with, by ids. */
export interface Tables {
  readonly users: Map<string, string>;
  readonly tags: Map<string, string>;
  /** The ids of tags by post, in order; `authorsOf` has those of authors. */
  readonly tagsOf: Map<string, string[]>;
  readonly authorsOf: Map<string, string[]>;
}

export const noTables = (): Tables => ({
  users: new Map(),
  tags: new Map(),
  tagsOf: new Map(),
  authorsOf: new Map(),
});

type TableRow = Readonly<Partial<Record<'id' | 'name' | 'post_id' | 'tag_id' | 'author_id', string>>>;

export function takeRow(tables: Tables, table: string, value: unknown): void {
  const {
    id = '',
    name = '',
    post_id: post = '',
    tag_id: tag = '',
    author_id: author = '',
  } = value as TableRow;
  if (table === 'users') tables.users.set(id, name);
  if (table === 'tags') tables.tags.set(id, name);
  if (table === 'posts_tags') tables.tagsOf.set(post, [...(tables.tagsOf.get(post) ?? []), tag]);
  if (table === 'posts_authors') tables.authorsOf.set(post, [...(tables.authorsOf.get(post) ?? []), author]);
}

export function ghostPost(post: GhostPost, tables: Tables, place: string): Item {
  const { id = '', uuid = id, title = '', status = '' } = post;
  const source = post.lexical ?? post.mobiledoc ?? post.html ?? '';
  const known = { place, system: 'ghost', site: 'Ghost', sourceId: uuid, title, source } as const;
  const leftOut = whyLeftOut(post, source);
  if (leftOut !== null) return importItem({ ...known, leftOut });
  const text = textOf(post);
  if ('leftOut' in text) return importItem({ ...known, ...text });
  const feature = addressOf(post.feature_image);
  const [author = post.author_id ?? ''] = tables.authorsOf.get(id) ?? [];
  return importItem({
    ...known,
    ...text,
    images: [...(feature === null ? [] : [imageAt(feature)]), ...text.images],
    summary: post.custom_excerpt ?? null,
    url: addressOf(post.canonical_url),
    author: tables.users.get(author) ?? null,
    publishedAt: status === 'published' || status === 'sent' ? momentIn(post.published_at, 'utc') : null,
    modifiedAt: momentIn(post.updated_at, 'utc'),
    isDraft: status !== 'published' && status !== 'sent',
    categories: (tables.tagsOf.get(id) ?? []).flatMap((tag) => tables.tags.get(tag) ?? []).filter(isPublic),
  });
}

/** Whether a tag is for readers; Ghost’s internal tags begin with `#`. */
const isPublic = (name: string): boolean => name !== '' && !name.startsWith('#');

const addressOf = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && /^https?:\/\//.test(value) ? value : null;

function whyLeftOut({ type = 'post', page, status = '' }: GhostPost, source: string): string | null {
  if (type !== 'post' || page === true || page === 1) return 'It is a page.';
  if (!['published', 'sent', 'draft', 'scheduled'].includes(status)) return `Its status is “${status}”.`;
  return source.length > longestSource ? 'Its text is longer than 20 MiB.' : null;
}

type Text = Pick<Item, 'content' | 'losses' | 'images'>;

/** The text of a post: the markdown if it is all markdown, otherwise Ghost’s HTML, otherwise what its editor stores. */
function textOf({ lexical, mobiledoc, html }: GhostPost): Text | { readonly leftOut: string } {
  const written = lexical ? partsOfLexical(lexical) : mobiledoc ? partsOfMobiledoc(mobiledoc) : undefined;
  const [only] = written ?? [];
  if (only?.kind === 'markdown' && written?.length === 1) return joined([only]);
  return joined(html ? [{ kind: 'html', text: html }] : (written ?? []));
}

function joined(parts: readonly TextPart[]): Text | { readonly leftOut: string } {
  const contents: string[] = [];
  const images: ItemImage[] = [];
  const losses = new Map<string, number>();
  for (const part of parts) {
    if (part.kind === 'lost') {
      losses.set(part.text, (losses.get(part.text) ?? 0) + 1);
      continue;
    }
    if (part.kind === 'markdown') {
      contents.push(part.text.trim());
      images.push(...imagesIn(part.text));
      continue;
    }
    const converted = convertedOrWhy(part.text, { isDocument: false });
    if ('leftOut' in converted) return { leftOut: converted.leftOut };
    contents.push(converted.content.trim());
    images.push(...converted.images);
    for (const [kind, count] of Object.entries(converted.losses))
      losses.set(kind, (losses.get(kind) ?? 0) + count);
  }
  const content = contents.filter((text) => text !== '').join('\n\n');
  return { content, images, losses: Object.fromEntries(losses) };
}

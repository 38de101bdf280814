import { decodeHTML } from 'entities';
import { momentIn } from './dates.js';
import { imageAt } from './images.js';
import { convertedOrWhy } from './html-item.js';
import { importItem, longestSource, type Item } from './item.js';
import { textOfPost } from './wordpress-text.js';

/** The facts in the file about the whole blog. */
export interface Blog {
  readonly site: string;
  /** The names of authors by their logins. */
  readonly authors: ReadonlyMap<string, string>;
  /** The addresses of pictures, by their ids. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly timeZone: string;
}

/** A post as it is in the file. */
export interface Post {
  line: number;
  title: string;
  url: string;
  creator: string;
  content: string;
  excerpt: string;
  id: string;
  date: string;
  dateGmt: string;
  modified: string;
  modifiedGmt: string;
  status: string;
  type: string;
  password: string;
  /** The domain of the category element that is being read. */
  domain: string;
  readonly terms: { readonly domain: string; readonly name: string }[];
  readonly meta: Map<string, string>;
}

export const emptyPost = (): Post => ({
  line: 0,
  title: '',
  url: '',
  creator: '',
  content: '',
  excerpt: '',
  id: '',
  date: '',
  dateGmt: '',
  modified: '',
  modifiedGmt: '',
  status: '',
  type: '',
  password: '',
  domain: '',
  terms: [],
  meta: new Map(),
});

const kinds: Readonly<Record<string, string>> = {
  page: 'It is a page.',
  nav_menu_item: 'It is an entry of a menu.',
  wp_block: 'It is a block for other texts.',
};
const states: Readonly<Record<string, string>> = {
  trash: 'It is in the bin.',
  private: 'It is private.',
  'auto-draft': 'It was never saved.',
  inherit: 'It is a part of another item.',
};
/** The tags of blocks, which separate the words on both sides. */
const blockTag = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|blockquote)\b[^<>]{0,1000}>/gi;
const taken = new Set(['publish', 'draft', 'pending', 'future']);

/** The item of a post; undefined for a picture, which belongs to its posts. */
export function postItem(post: Post, blog: Blog): Item | undefined {
  if (post.type === 'attachment') return undefined;
  const { id, content, excerpt } = post;
  const known = {
    place: `line ${post.line}`,
    system: 'wordpress',
    site: blog.site,
    sourceId: id,
    title: plainOf(post.title),
    source: content,
  } as const;
  const leftOut = whyLeftOut(post);
  if (leftOut !== null) return importItem({ ...known, leftOut });
  const { html, losses } = textOfPost(content, post.meta.get('footnotes'));
  const converted = convertedOrWhy(html, { isDocument: false });
  if ('leftOut' in converted) return importItem({ ...known, leftOut: converted.leftOut });
  const thumbnail = blog.pictures.get(post.meta.get('_thumbnail_id') ?? '');
  return importItem({
    ...known,
    content: converted.content,
    losses: added(losses, converted.losses),
    images: [...(thumbnail === undefined ? [] : [imageAt(thumbnail)]), ...converted.images],
    summary: plainOf(excerpt) || null,
    url: /^https?:\/\//.test(post.url) ? post.url : null,
    author: (blog.authors.get(post.creator) ?? post.creator) || null,
    publishedAt: publishedAt(post, blog.timeZone),
    modifiedAt: momentIn(post.modifiedGmt, 'utc') ?? momentIn(post.modified || post.date, blog.timeZone),
    isDraft: post.status !== 'publish',
    categories: termsOf(post),
  });
}

function whyLeftOut({ type, status, password, content }: Post): string | null {
  if (type !== 'post')
    return (Object.hasOwn(kinds, type) && kinds[type]) || `It is no post, but of the kind “${type}”.`;
  if (password !== '') return 'It is protected by a password.';
  if (!taken.has(status))
    return (Object.hasOwn(states, status) && states[status]) || `Its status is “${status}”.`;
  return content.length > longestSource ? 'Its text is longer than 20 MiB.' : null;
}

/** The moment of publication, by UTC or, if that is all zeros, by the blog's own clock; null unless published. */
function publishedAt({ status, date, dateGmt }: Post, zone: string): string | null {
  if (status !== 'publish') return null;
  return momentIn(dateGmt, 'utc') ?? momentIn(date, zone);
}

/** The names of categories, then of tags. They are decoded, because WordPress escapes them even within CDATA. */
function termsOf({ terms }: Post): string[] {
  const of = (wanted: string) =>
    terms.flatMap(({ domain, name }) =>
      domain === wanted && name.trim() !== '' ? [decodeHTML(name.trim())] : [],
    );
  return [...new Set([...of('category'), ...of('post_tag')])];
}

/** The text of a line without its markup; a `<` that begins no tag stays. */
const plainOf = (html: string): string =>
  decodeHTML(html.replaceAll(blockTag, ' ').replaceAll(/<[/!a-z][^<>]{0,1000}>/gi, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

function added(one: Item['losses'], other: Item['losses']): Item['losses'] {
  const sum = new Map(Object.entries(one));
  for (const [kind, count] of Object.entries(other)) sum.set(kind, (sum.get(kind) ?? 0) + count);
  return Object.fromEntries(sum);
}

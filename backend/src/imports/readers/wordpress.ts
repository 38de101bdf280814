import { createReadStream } from 'node:fs';
import { decodeHTML } from 'entities';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ReadingWork } from './reading-work.js';
import { UnreadableFile, type Item } from './item.js';
import { emptyPost, postItem, type Blog, type Post } from './wordpress-post.js';

/** The most elements within each other; an export has five. */
const deepest = 100;
/** The longest piece without an element, in characters; an article is never that long. */
const longestPiece = 64 * 2 ** 20;

/**
 * Reads the posts of a WordPress export (WXR) in order. Pages, private posts and posts in the bin are listed as left
 * out. Document types are refused, so the XML has no entities of its own and includes nothing from outside.
 * @throws UnreadableFile
 */
export async function* wordpressItems({ path, timeZone }: ReadingWork): AsyncIterable<Item> {
  const reader = new WordpressReader(timeZone);
  const bytes = createReadStream(path, { highWaterMark: 2 ** 18 });
  bytes.setEncoding('utf8');
  for await (const text of bytes) yield* reader.take(text as string);
  yield* reader.end();
}

/** Characters that XML does not allow, but that WordPress writes if a post has them. */
const noXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** The elements of an item whose whole text is read. */
type Element = keyof typeof fields;

const fields = {
  title: 'title',
  link: 'url',
  'dc:creator': 'creator',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:post_modified': 'modified',
  'wp:post_modified_gmt': 'modifiedGmt',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:attachment_url': 'attachment',
} as const satisfies Record<string, keyof Post>;

class WordpressReader {
  private readonly parser = new SaxesParser();
  private readonly open: string[] = [];
  private readonly blog: { -readonly [Key in keyof Blog]: Blog[Key] } & {
    readonly authors: Map<string, string>;
    readonly pictures: Map<string, string>;
  };
  private found: Item[] = [];
  private post: Post | undefined;
  private text = '';
  private author = { login: '', name: '' };
  private readonly meta = { key: '', value: '' };
  private since = 0;

  constructor(timeZone: string) {
    this.blog = { site: '', authors: new Map(), pictures: new Map(), timeZone };
    this.parser.on('doctype', () => {
      throw new UnreadableFile(
        'The file has a document type, which exports of WordPress do not have. It was not read.',
      );
    });
    this.parser.on('opentag', (tag) => this.opened(tag));
    this.parser.on('closetag', ({ name }) => this.closed(name));
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
    this.parser.on('error', ({ message }) => {
      throw new UnreadableFile(`The file is not well-formed XML: ${message}`);
    });
  }

  take(text: string): Item[] {
    this.since += text.length;
    if (this.since > longestPiece)
      throw new UnreadableFile('The file has a text of more than 64 MiB in one piece.');
    this.parser.write(text.replaceAll(noXml, ''));
    return this.taken();
  }

  end(): Item[] {
    this.parser.close();
    return this.taken();
  }

  private taken(): Item[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  private opened({ name, attributes }: SaxesTagPlain): void {
    this.since = 0;
    this.open.push(name);
    if (this.open.length > deepest) {
      throw new UnreadableFile('The file has more than 100 elements within each other.');
    }
    this.text = '';
    if (name === 'item') this.post = { ...emptyPost(), line: this.parser.line };
    if (name === 'category' && this.post && this.open.at(-2) === 'item') {
      this.post.domain = attributes['domain'] ?? '';
    }
  }

  private add(text: string): void {
    this.since = 0;
    this.text += text;
  }

  private closed(name: string): void {
    this.open.pop();
    const within = this.open.at(-1);
    if (name === 'item' && this.post) {
      this.finish(this.post);
      this.post = undefined;
    } else if (this.post) {
      this.closedInPost(name, within, this.post);
    } else {
      this.closedInBlog(name, within);
    }
    this.text = '';
  }

  private closedInPost(name: string, within: string | undefined, post: Post): void {
    if (within === 'item' && Object.hasOwn(fields, name)) post[fields[name as Element]] = this.text;
    if (within === 'item' && name === 'category') post.terms.push({ domain: post.domain, name: this.text });
    // The parent is checked, because comments have members with the same names, which are not read.
    if (within === 'wp:postmeta' && name === 'wp:meta_key') this.meta.key = this.text;
    if (within === 'wp:postmeta' && name === 'wp:meta_value') this.meta.value = this.text;
    if (within === 'item' && name === 'wp:postmeta') post.meta.set(this.meta.key, this.meta.value);
  }

  private closedInBlog(name: string, within: string | undefined): void {
    if (name === 'wp:base_blog_url' || (name === 'link' && within === 'channel' && this.blog.site === '')) {
      this.blog.site = this.text.trim().replace(/\/$/, '');
    }
    if (name === 'wp:author_login') this.author = { login: this.text, name: '' };
    if (name === 'wp:author_display_name') this.author.name = decodeHTML(this.text);
    if (name === 'wp:author') this.blog.authors.set(this.author.login, this.author.name || this.author.login);
  }

  private finish(post: Post): void {
    if (post.type === 'attachment' && post.attachment !== '')
      this.blog.pictures.set(post.id, post.attachment);
    const item = postItem(post, this.blog);
    if (item) this.found.push(item);
  }
}

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
/** No picture has a longer one, and all of them are held while the posts are read. */
const longestAddress = 2_000;

/**
 * Reads the posts of a WordPress export (WXR) in order. The file is read twice, since the pictures and names that a post
 * refers to may come after it. Pages, private posts and posts in the bin are listed as left out. Document types are
 * refused, so the XML has no entities of its own and includes nothing from outside.
 * @throws UnreadableFile
 */
export async function* wordpressItems({ path, timeZone }: ReadingWork): AsyncIterable<Item> {
  const surroundings = new BlogReader(timeZone);
  for await (const text of textsOf(path)) surroundings.take(text);
  surroundings.end();
  const posts = new PostReader(surroundings.blog);
  for await (const text of textsOf(path)) {
    posts.take(text);
    yield* posts.found.splice(0);
  }
  posts.end();
  yield* posts.found;
}

async function* textsOf(path: string): AsyncIterable<string> {
  const bytes = createReadStream(path, { highWaterMark: 2 ** 18 });
  bytes.setEncoding('utf8');
  for await (const text of bytes) yield text as string;
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
} as const satisfies Record<string, keyof Post>;

/** Goes through the elements of an export. */
abstract class ElementReader {
  private readonly parser = new SaxesParser();
  private readonly open: string[] = [];
  private text = '';
  private since = 0;

  constructor() {
    this.parser.on('doctype', () => {
      throw new UnreadableFile(
        'The file has a document type, which exports of WordPress do not have. It was not read.',
      );
    });
    this.parser.on('opentag', (tag) => this.began(tag));
    this.parser.on('closetag', ({ name }) => this.ended(name));
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
    this.parser.on('error', ({ message }) => {
      throw new UnreadableFile(`The file is not well-formed XML: ${message}`);
    });
  }

  take(text: string): void {
    this.since += text.length;
    if (this.since > longestPiece)
      throw new UnreadableFile('The file has a text of more than 64 MiB in one piece.');
    this.parser.write(text.replaceAll(noXml, ''));
  }

  end(): void {
    this.parser.close();
  }

  protected abstract opened(tag: SaxesTagPlain, within: string | undefined): void;

  /** @param text all that stands in it, or behind its last element */
  protected abstract closed(name: string, within: string | undefined, text: string): void;

  protected get line(): number {
    return this.parser.line;
  }

  private began(tag: SaxesTagPlain): void {
    this.since = 0;
    const within = this.open.at(-1);
    this.open.push(tag.name);
    if (this.open.length > deepest) {
      throw new UnreadableFile('The file has more than 100 elements within each other.');
    }
    this.text = '';
    this.opened(tag, within);
  }

  private ended(name: string): void {
    this.open.pop();
    this.closed(name, this.open.at(-1), this.text);
    this.text = '';
  }

  private add(text: string): void {
    this.since = 0;
    this.text += text;
  }
}

/** Reads what stands beside the posts. */
class BlogReader extends ElementReader {
  readonly blog: { -readonly [Key in keyof Blog]: Blog[Key] } & {
    readonly authors: Map<string, string>;
    readonly pictures: Map<string, string>;
  };
  private author = { login: '', name: '' };
  private item: { id: string; type: string; address: string } | undefined;

  constructor(timeZone: string) {
    super();
    this.blog = { site: '', authors: new Map(), pictures: new Map(), timeZone };
  }

  protected opened({ name }: SaxesTagPlain): void {
    if (name === 'item') this.item = { id: '', type: '', address: '' };
  }

  protected closed(name: string, within: string | undefined, text: string): void {
    if (name === 'item' && this.item) {
      const { id, type, address } = this.item;
      if (type === 'attachment' && address !== '' && address.length <= longestAddress)
        this.blog.pictures.set(id, address);
      this.item = undefined;
    } else if (this.item) {
      if (within === 'item' && name === 'wp:post_id') this.item.id = text;
      if (within === 'item' && name === 'wp:post_type') this.item.type = text;
      if (within === 'item' && name === 'wp:attachment_url') this.item.address = text;
    } else {
      this.closedInBlog(name, within, text);
    }
  }

  private closedInBlog(name: string, within: string | undefined, text: string): void {
    const { blog } = this;
    if (name === 'wp:base_blog_url' || (name === 'link' && within === 'channel' && blog.site === '')) {
      blog.site = text.trim().replace(/\/$/, '');
    }
    if (name === 'wp:author_login') this.author = { login: text, name: '' };
    if (name === 'wp:author_display_name') this.author.name = decodeHTML(text);
    if (name === 'wp:author') blog.authors.set(this.author.login, this.author.name || this.author.login);
  }
}

class PostReader extends ElementReader {
  readonly found: Item[] = [];
  private post: Post | undefined;
  private readonly meta = { key: '', value: '' };

  constructor(private readonly blog: Blog) {
    super();
  }

  protected opened({ name, attributes }: SaxesTagPlain, within: string | undefined): void {
    if (name === 'item') this.post = { ...emptyPost(), line: this.line };
    if (name === 'category' && this.post && within === 'item') this.post.domain = attributes['domain'] ?? '';
  }

  protected closed(name: string, within: string | undefined, text: string): void {
    const { post } = this;
    if (!post) return;
    if (name === 'item') {
      const item = postItem(post, this.blog);
      if (item) this.found.push(item);
      this.post = undefined;
    }
    if (within === 'item' && Object.hasOwn(fields, name)) post[fields[name as Element]] = text;
    if (within === 'item' && name === 'category') post.terms.push({ domain: post.domain, name: text });
    // Comments have members of the same names, and stay where they are.
    if (within === 'wp:postmeta' && name === 'wp:meta_key') this.meta.key = text;
    if (within === 'wp:postmeta' && name === 'wp:meta_value') this.meta.value = text;
    if (within === 'item' && name === 'wp:postmeta') post.meta.set(this.meta.key, this.meta.value);
  }
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FakeReply } from '../../src/platform/ai/testing/fake-replies.js';

interface FakePost {
  id: number;
  slug: string;
  status: string;
  title: string;
  content: string;
  excerpt: string;
  footnotes: string;
  categories: number[];
  tags: number[];
  author: number;
  featured_media: number;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Answer = readonly [status: number, body: unknown];

/** A fault of one request. `cut` takes what was sent and then breaks the connection; `unanswered` never answers it. */
type Fault = { readonly when: (asked: Asked) => boolean; readonly reply: FakeReply | 'cut' | 'unanswered' };

const error = (status: number, code: string, data: object = {}): Answer => [
  status,
  { code, message: `Said by the site: ${code}.`, data: { status, ...data } },
];

/**
 * A server that answers as the REST interface of WordPress 6.7 does: it silently drops what it does not know, keeps
 * explicit slugs apart, escapes the names of terms, and rewrites footnotes.
 */
export class FakeWordPress {
  readonly posts = new Map<number, FakePost>();
  readonly media = new Map<number, { slug: string; bytes: Buffer; told: Record<string, string> }>();
  readonly terms = { categories: new Map<number, string>(), tags: new Map<number, string>() };
  /** The faults that are still to come; each happens once. */
  readonly faults: Fault[] = [];
  /** Whether headers are stripped, as some proxies do. */
  stripsHeaders = false;
  rights: Record<string, boolean> = {};
  private ids = 100;

  private constructor(
    private readonly server: Server,
    readonly username: string,
    readonly password: string,
  ) {
    this.allRights();
  }

  static async start(): Promise<FakeWordPress> {
    const server = createServer();
    const fake = new FakeWordPress(server, 'editor', 'abcd efgh ijkl mnop qrst uvwx');
    server.on('request', (request, response) => void fake.serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  allRights(): void {
    const names = ['edit_posts', 'upload_files', 'publish_posts', 'manage_categories', 'edit_others_posts'];
    this.rights = Object.fromEntries(names.map((name) => [name, true]));
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get address(): string {
    return `http://${this.host}`;
  }

  /** The posts that are not in the bin. */
  get shown(): FakePost[] {
    return [...this.posts.values()].filter(({ status }) => status !== 'trash');
  }

  /** Makes the next request of this kind go wrong. */
  fail(method: string, path: RegExp, reply: Fault['reply']): void {
    this.faults.push({ when: (asked) => asked.method === method && path.test(asked.path), reply });
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.address);
    const asked: Asked = {
      method: request.method ?? '',
      path: url.pathname.replace(/^\/wp-json\/?/, ''),
      query: url.searchParams,
      headers: request.headers,
      body: await buffer(request),
    };
    const index = this.faults.findIndex(({ when }) => when(asked));
    const [fault] = index < 0 ? [] : this.faults.splice(index, 1);
    if (typeof fault?.reply === 'function') return fault.reply(response);
    const [status, body] = this.answer(asked);
    if (fault?.reply === 'cut') response.destroy();
    if (fault) return;
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));
  }

  private answer(asked: Asked): Answer {
    const { method, path, query, body } = asked;
    if (path === '') return [200, { name: 'Blog', authentication: { 'application-passwords': {} } }];
    if (!this.isSignedIn(asked))
      return error(401, method === 'GET' ? 'rest_not_logged_in' : 'rest_cannot_create');
    const [, kind = '', id] = /^wp\/v2\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const given = (): Record<string, unknown> => JSON.parse(body.toString()) as Record<string, unknown>;
    if (kind === 'users') return this.users(id, query);
    if (kind === 'categories' || kind === 'tags') return this.term(kind, method, query, given);
    if (kind === 'media') return this.medium(asked);
    if (kind !== 'posts') return error(404, 'rest_no_route');
    if (id === undefined)
      return method === 'GET' ? [200, this.found(query).map(shownPost)] : this.create(given());
    const post = this.posts.get(Number(id));
    if (!post) return error(404, 'rest_post_invalid_id');
    if (method === 'DELETE') return this.remove(post, query);
    return [200, shownPost(method === 'POST' ? this.change(post, given()) : post)];
  }

  private isSignedIn({ headers }: Asked): boolean {
    const known = Buffer.from(`${this.username}:${this.password}`).toString('base64');
    return !this.stripsHeaders && headers.authorization === `Basic ${known}`;
  }

  private users(id: string | undefined, query: URLSearchParams): Answer {
    if (id === 'me') return [200, { id: 1, name: 'Ed Itor', capabilities: this.rights }];
    return [200, query.get('slug') === 'archivist' ? [{ id: 7 }] : []];
  }

  private term(
    kind: 'categories' | 'tags',
    method: string,
    query: URLSearchParams,
    given: () => object,
  ): Answer {
    const terms = this.terms[kind];
    const escaped = (name: string): string => name.replaceAll('&', '&amp;');
    if (method === 'GET') {
      const asked = escaped(query.get('search') ?? '').toLowerCase();
      const found = [...terms].filter(([, name]) => escaped(name).toLowerCase().includes(asked));
      return [200, found.map(([id, name]) => ({ id, name: escaped(name) }))];
    }
    const { name } = given() as { name: string };
    const [there] = [...terms].find(([, known]) => known === name) ?? [];
    if (there !== undefined) return error(400, 'term_exists', { term_id: there });
    if (kind === 'categories' && !this.rights['manage_categories']) return error(403, 'rest_cannot_create');
    const id = this.nextId();
    terms.set(id, name);
    return [201, { id, name: escaped(name) }];
  }

  private medium({ method, query, headers, body }: Asked): Answer {
    if (method === 'GET') {
      const found = [...this.media].filter(([, { slug }]) => slug === query.get('slug'));
      return [200, found.map(([id]) => ({ id }))];
    }
    if (!headers['content-disposition']) return error(400, 'rest_upload_no_content_disposition');
    const id = this.nextId();
    this.media.set(id, { slug: query.get('slug') ?? '', bytes: body, told: Object.fromEntries(query) });
    return [201, { id }];
  }

  private found(query: URLSearchParams): FakePost[] {
    const [slug, search] = [query.get('slug'), query.get('search')];
    return this.shown.filter((post) => {
      return slug === null ? post.content.includes(search ?? '') : post.slug === slug;
    });
  }

  private create(given: Record<string, unknown>): Answer {
    const id = this.nextId();
    const wanted = typeof given['slug'] === 'string' ? given['slug'] : '';
    const taken = new Set(this.shown.map(({ slug }) => slug));
    let slug = wanted;
    for (let number = 2; slug !== '' && taken.has(slug); number += 1) slug = `${wanted}-${number}`;
    const blank = { title: '', content: '', excerpt: '', footnotes: '', categories: [], tags: [] };
    const post: FakePost = { id, slug, status: 'draft', ...blank, author: 1, featured_media: 0 };
    this.posts.set(id, post);
    return [201, shownPost(this.change(post, { ...given, slug }))];
  }

  private change(post: FakePost, given: Record<string, unknown>): FakePost {
    const {
      meta,
      categories,
      tags,
      featured_media: image,
      ...rest
    } = given as Partial<FakePost> & {
      meta?: { footnotes?: string };
    };
    const exist = (ids: number[] | undefined, known: ReadonlyMap<number, unknown>): number[] | undefined =>
      ids?.filter((id) => known.has(id));
    const known = ['title', 'content', 'excerpt', 'status', 'slug', 'author'];
    Object.assign(post, Object.fromEntries(Object.entries(rest).filter(([name]) => known.includes(name))));
    post.categories = exist(categories, this.terms.categories) ?? post.categories;
    post.tags = exist(tags, this.terms.tags) ?? post.tags;
    if (image !== undefined && this.media.has(image)) post.featured_media = image;
    if (meta?.footnotes !== undefined) post.footnotes = rewritten(meta.footnotes);
    return post;
  }

  private remove(post: FakePost, query: URLSearchParams): Answer {
    if (query.get('force') === 'true') {
      this.posts.delete(post.id);
      return [200, { deleted: true }];
    }
    if (post.status === 'trash') return error(410, 'rest_already_trashed');
    Object.assign(post, { status: 'trash', slug: `${post.slug}__trashed` });
    return [200, shownPost(post)];
  }

  private nextId(): number {
    this.ids += 1;
    return this.ids;
  }
}

/** Rewrites footnotes with their members in another order, and with escaped slashes. */
function rewritten(footnotes: string): string {
  const notes = JSON.parse(footnotes || '[]') as { id: string; content: string }[];
  return JSON.stringify(notes.map(({ id, content }) => ({ id, content }))).replaceAll('/', String.raw`\/`);
}

function shownPost({ title, content, excerpt, footnotes, ...post }: FakePost): Record<string, unknown> {
  const raw = (text: string) => ({ raw: text, rendered: `<p>${text}</p>` });
  const texts = { title: raw(title), content: raw(content), excerpt: raw(excerpt) };
  return { ...post, link: `http://blog.example/?p=${post.id}`, ...texts, meta: { footnotes } };
}

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface FakePost {
  id: string;
  slug: string;
  status: string;
  title: string;
  lexical: string;
  custom_excerpt: string | null;
  feature_image?: string | null;
  tags: { name: string }[];
  updated_at: string;
}

type Answer = readonly [status: number, body: unknown];

const error = (status: number, message: string, code: string | null = null): Answer => [
  status,
  { errors: [{ message, context: null, code }] },
];

/** A server that answers as the Admin API of Ghost 6 does: tokens, limits, whole seconds, internal tags. */
export class FakeGhost {
  readonly posts = new Map<string, FakePost>();
  /** Whether the connection is cut after the next post was taken. */
  cutsNext = false;
  private ids = 0;

  private constructor(
    private readonly server: Server,
    private readonly now: () => Date,
    private readonly id: string,
    private readonly secret: string,
  ) {}

  /** @param now the site's clock */
  static async start(now: () => Date): Promise<FakeGhost> {
    const server = createServer();
    const fake = new FakeGhost(server, now, '6b0b292e57513829ffe5f4b9', 'b2a10aa0f66a157d');
    server.on('request', (request, response) => void fake.serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get address(): string {
    return `http://${this.host}`;
  }

  get key(): string {
    return `${this.id}:${this.secret}`;
  }

  get shown(): FakePost[] {
    return [...this.posts.values()];
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.address);
    const body = await buffer(request);
    const [status, answer] = this.answer(request, url, body);
    if (request.method === 'POST' && this.cutsNext) {
      this.cutsNext = false;
      response.destroy();
      return;
    }
    const headers = { 'content-type': 'application/json', date: this.now().toUTCString() };
    response.writeHead(status, headers).end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  private answer({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): Answer {
    const refused = this.refusal(headers.authorization ?? '');
    if (refused) return refused;
    const [, id] = /^\/ghost\/api\/admin\/posts\/(?:([^/]+)\/)?$/.exec(url.pathname) ?? [];
    const given = (): Partial<FakePost> =>
      (JSON.parse(body.toString()) as { posts: Partial<FakePost>[] }).posts[0] ?? {};
    if (id === undefined) return method === 'GET' ? this.list(url.searchParams) : this.create(given());
    const post = this.posts.get(id);
    if (!post) return error(404, 'Resource not found error, cannot read post.');
    if (method === 'DELETE') {
      this.posts.delete(id);
      return [204, undefined];
    }
    return method === 'PUT' ? this.change(post, given()) : [200, { posts: [this.shownPost(post)] }];
  }

  private refusal(authorization: string): Answer | undefined {
    const [head = '', claims = '', signature = ''] = authorization.replace(/^Ghost /, '').split('.');
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString() || '{}') as { kid?: string; iat?: number };
    if (read(head).kid !== this.id) return error(401, 'Unknown Admin API Key', 'UNKNOWN_ADMIN_API_KEY');
    const good = createHmac('sha256', Buffer.from(this.secret, 'hex')).update(`${head}.${claims}`);
    if (good.digest('base64url') !== signature)
      return error(401, 'Invalid token: invalid signature', 'INVALID_JWT');
    const age = this.now().getTime() / 1_000 - (read(claims).iat ?? 0);
    return age > 300 ? error(401, 'Invalid token: maxAge exceeded', 'INVALID_JWT') : undefined;
  }

  private list(query: URLSearchParams): Answer {
    const [, tag] = /^tag:hash-(.+)$/.exec(query.get('filter') ?? '') ?? [];
    const found = this.shown.filter(
      ({ tags }) => tag === undefined || tags.some(({ name }) => name === `#${tag}`),
    );
    return [200, { posts: found.map((post) => this.shownPost(post)) }];
  }

  private create(given: Partial<FakePost>): Answer {
    const fault = faultIn(given);
    if (fault) return fault;
    this.ids += 1;
    const blank = { status: 'draft', lexical: '', custom_excerpt: null, tags: [], title: '', slug: '' };
    const post = { ...blank, ...given, id: `post-${this.ids}`, updated_at: this.now().toISOString() };
    this.posts.set(post.id, post);
    return [201, { posts: [this.shownPost(post)] }];
  }

  private change(post: FakePost, given: Partial<FakePost>): Answer {
    const fault = faultIn({ title: post.title, ...given });
    if (fault) return fault;
    if (!given.updated_at) return error(422, 'Validation error, cannot edit post.');
    if (given.updated_at < post.updated_at) return error(409, 'Saving failed!', 'UPDATE_COLLISION');
    Object.assign(post, given, { updated_at: this.now().toISOString() });
    return [200, { posts: [this.shownPost(post)] }];
  }

  private shownPost(post: FakePost) {
    return { ...post, url: `${this.address}/p/${post.id}/`, authors: [{ slug: 'owner' }] };
  }
}

function faultIn({ title = '', custom_excerpt: excerpt }: Partial<FakePost>): Answer | undefined {
  const isLong = title.length > 255 || (excerpt?.length ?? 0) > 300;
  return isLong ? error(422, 'Validation error, cannot save post.') : undefined;
}

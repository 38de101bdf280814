import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SiteResponse, SiteRequests } from './site-requests.js';

const errors = z.object({
  errors: z.array(
    z.object({ message: z.string(), context: z.string().nullish(), code: z.string().nullish() }),
  ),
});

/** Ghost takes a token for five minutes at most, and one that is of two minutes ahead. */
const lifeSeconds = 240;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Requests to the Admin API of Ghost, signed in by an Admin API key. */
export class GhostRequests {
  constructor(
    readonly requests: SiteRequests,
    private readonly address: string,
    private readonly key: string,
    readonly now: () => Date,
  ) {}

  /** Whatever is answered. @param path within the interface, with its query: `posts/?limit=1` */
  ask(path: string, asked: Partial<Parameters<SiteRequests['ask']>[1]> = {}): Promise<SiteResponse> {
    const headers = { authorization: `Ghost ${this.token()}`, 'accept-version': 'v5.0', ...asked.headers };
    return this.requests.ask(`${this.address}/ghost/api/admin/${path}`, { method: 'GET', ...asked, headers });
  }

  async get<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape>> {
    return this.read(await this.ask(path), shape);
  }

  /** Undefined where there is no such thing. */
  async find<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape> | undefined> {
    const answer = await this.ask(path);
    return answer.status === 404 && errorIn(answer) ? undefined : this.read(answer, shape);
  }

  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<SiteResponse> {
    return this.ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** What is gone already is as good. */
  async remove(path: string): Promise<void> {
    const answer = await this.ask(path, { method: 'DELETE' });
    if (answer.status !== 204 && answer.status !== 404) throw this.failure(answer);
  }

  read<Shape extends z.ZodType>(answer: SiteResponse, shape: Shape): z.infer<Shape> {
    if (answer.status < 200 || answer.status >= 300) throw this.failure(answer);
    const read = shape.safeParse(answer.json);
    if (!read.success) throw this.requests.unreadable(answer);
    return read.data;
  }

  failure(answer: SiteResponse): Error {
    const error = errorIn(answer);
    return this.requests.failure(answer, error && (error.context ?? error.message));
  }

  /** A JWT by HS256 with the secret of the key, which is written in hex. */
  private token(): string {
    const [kid = '', secret = ''] = this.key.split(':');
    const iat = Math.floor(this.now().getTime() / 1_000);
    const head = encoded({ alg: 'HS256', typ: 'JWT', kid });
    const body = encoded({ iat, exp: iat + lifeSeconds, aud: '/admin/' });
    const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${head}.${body}`);
    return `${head}.${body}.${signature.digest('base64url')}`;
  }
}

/** What Ghost says of a request that it refuses. */
export function errorIn({ json }: SiteResponse): z.infer<typeof errors>['errors'][number] | undefined {
  return errors.safeParse(json).data?.errors[0];
}

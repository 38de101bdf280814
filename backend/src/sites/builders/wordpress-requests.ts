import { z } from 'zod';
import type { SiteAccess } from '../secrets/site-secrets.js';
import type { SiteResponse, SiteRequests } from './site-requests.js';

const errorShape = z.object({
  code: z.string(),
  message: z.string(),
  data: z.object({ term_id: z.number().optional() }).nullish().catch(null),
});

/** What WordPress says of a request that it refuses; the message is in the site’s language. */
type WordPressError = z.infer<typeof errorShape>;

/** Requests to the REST interface of WordPress, signed in by an application password. */
export class WordPressRequests {
  private readonly authorization: string;

  constructor(
    readonly requests: SiteRequests,
    private readonly address: string,
    { username = '', password = '' }: SiteAccess,
  ) {
    this.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  }

  now(): Date {
    return this.requests.now();
  }

  /** What everybody is told of the interface. */
  index(): Promise<SiteResponse> {
    return this.requests.ask(`${this.address}/wp-json/`, { method: 'GET', headers: {} });
  }

  /** Whatever is answered. @param path within the interface, with its query: `wp/v2/posts?slug=a` */
  ask(path: string, asked: Partial<Parameters<SiteRequests['ask']>[1]> = {}): Promise<SiteResponse> {
    const headers = { authorization: this.authorization, ...asked.headers };
    return this.requests.ask(`${this.address}/wp-json/${path}`, { method: 'GET', ...asked, headers });
  }

  async get<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape>> {
    return this.read(await this.ask(path), shape);
  }

  /** Undefined where there is no such thing. */
  async find<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape> | undefined> {
    const answer = await this.ask(path);
    return answer.status === 404 && errorIn(answer) ? undefined : this.read(answer, shape);
  }

  async send<Shape extends z.ZodType>(path: string, body: unknown, shape: Shape): Promise<z.infer<Shape>> {
    return this.read(await this.post(path, body), shape);
  }

  post(path: string, body: unknown): Promise<SiteResponse> {
    const headers = { 'content-type': 'application/json' };
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** What is gone already is as good. */
  async remove(path: string): Promise<void> {
    const answer = await this.ask(path, { method: 'DELETE' });
    if (answer.status !== 200 && answer.status !== 404 && answer.status !== 410) throw this.failure(answer);
  }

  read<Shape extends z.ZodType>(answer: SiteResponse, shape: Shape): z.infer<Shape> {
    if (answer.status < 200 || answer.status >= 300) throw this.failure(answer);
    const read = shape.safeParse(answer.json);
    if (!read.success) throw this.requests.unreadable(answer);
    return read.data;
  }

  private failure(answer: SiteResponse): Error {
    return this.requests.failure(answer, errorIn(answer)?.message);
  }
}

export function errorIn({ json }: SiteResponse): WordPressError | undefined {
  return errorShape.safeParse(json).data;
}

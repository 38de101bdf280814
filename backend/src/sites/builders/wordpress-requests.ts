import { z } from 'zod';
import type { Asked } from '../../platform/fetching/safe-fetcher.js';
import type { SiteAccess } from '../secrets/site-secrets.js';
import { SiteInterface, type SiteResponse, type SiteRequests } from './site-requests.js';

const errorShape = z.object({
  code: z.string(),
  message: z.string(),
  data: z.object({ term_id: z.number().optional() }).nullish().catch(null),
});

/** The error that WordPress gives as its reason for refusing a request; its message is in the site’s language. */
type WordPressError = z.infer<typeof errorShape>;

/** Requests to the REST interface of WordPress, signed in with an application password. */
export class WordPressRequests extends SiteInterface {
  private readonly authorization: string;

  constructor(
    requests: SiteRequests,
    private readonly address: string,
    { username = '', password = '' }: SiteAccess,
  ) {
    super(requests);
    this.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  }

  /** Reads the public description of the interface. */
  index(): Promise<SiteResponse> {
    return this.requests.ask(`${this.address}/wp-json/`, { method: 'GET', headers: {} });
  }

  ask(path: string, asked: Partial<Asked> = {}): Promise<SiteResponse> {
    const headers = { authorization: this.authorization, ...asked.headers };
    return this.requests.ask(`${this.address}/wp-json/${path}`, { method: 'GET', ...asked, headers });
  }

  protected reasonIn(answer: SiteResponse): string | undefined {
    return wordPressErrorIn(answer)?.message;
  }
}

export function wordPressErrorIn({ json }: SiteResponse): WordPressError | undefined {
  return errorShape.safeParse(json).data;
}

import { z } from 'zod';
import type { Asked } from '../../platform/fetching/safe-fetcher.js';
import { SiteInterface, type SiteResponse, type SiteRequests } from './site-requests.js';

const errors = z.object({
  errors: z.array(
    z.object({ message: z.string(), context: z.string().nullish(), code: z.string().nullish() }),
  ),
});

/** How long a token is valid. Ghost accepts none that was signed more than five minutes ago, whatever the token says. */
export const tokenLifeSeconds = 240;

/** Requests to the Admin API of Ghost, signed in with an Admin API key. */
export class GhostRequests extends SiteInterface {
  constructor(
    requests: SiteRequests,
    private readonly address: string,
    private readonly key: string,
  ) {
    super(requests);
  }

  async ask(path: string, asked: Partial<Asked> = {}): Promise<SiteResponse> {
    const authorization = `Ghost ${await this.token()}`;
    const headers = { authorization, 'accept-version': 'v5.0', ...asked.headers };
    return this.requests.ask(`${this.address}/ghost/api/admin/${path}`, { method: 'GET', ...asked, headers });
  }

  protected reasonIn(answer: SiteResponse): string | undefined {
    const error = ghostErrorIn(answer);
    return error?.context ?? error?.message;
  }

  /** Makes a JWT that is signed with the key's secret, which is in hex. */
  private async token(): Promise<string> {
    const { SignJWT } = await import('jose');
    const [kid = '', secret = ''] = this.key.split(':');
    const iat = Math.floor(this.now().getTime() / 1_000);
    return new SignJWT({ iat, exp: iat + tokenLifeSeconds, aud: '/admin/' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .sign(Buffer.from(secret, 'hex'));
  }
}

/** The error that Ghost gives as its reason for refusing a request; undefined if it gives none. */
export function ghostErrorIn({ json }: SiteResponse): z.infer<typeof errors>['errors'][number] | undefined {
  return errors.safeParse(json).data?.errors[0];
}

import { parseHTML } from 'linkedom';

/** A post as the site's own interface shows it to its editors, without markup. */
export interface RealPost {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly excerpt: string;
  /** The alternative text of the header image. Like `caption`, which has its credit, it is empty without an image. */
  readonly alt: string;
  readonly caption: string;
  readonly tags: readonly string[];
}

/** A site builder that really runs, and an editor who is signed in there. */
export interface RealSite {
  readonly kind: 'wordpress' | 'ghost';
  readonly address: string;
  /** The credentials that the desk is given. */
  readonly credentials: Readonly<Record<string, string>>;
  /** Matches the path of the request that makes a post. */
  readonly creation: RegExp;
  /** Lists all posts that are not in the bin. */
  posts(): Promise<RealPost[]>;
  /** Fetches the published post as its readers get it. */
  page(id: string): Promise<string>;
  /** Changes a post's title on the site, as a person does. */
  retitle(id: string, title: string): Promise<void>;
  /** Downloads the site's export, as a person does. */
  exported(): Promise<{ readonly name: string; readonly bytes: Buffer }>;
}

interface Account {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

interface Accounts {
  readonly wordpress: Account & { readonly applicationPassword: string };
  readonly ghost: Account & { readonly adminApiKey: string };
}

/** The accounts of the sites that `npm run test:sites` has started. */
export const accounts = (): Accounts => JSON.parse(process.env['REAL_SITES'] ?? '') as Accounts;

/** @throws Error when the answer is an error */
export async function answerTo(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  if (answer.ok || answer.status === 302) return answer;
  throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}

/** The cookies that an answer sets, each as `name=value`. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');

/** The text that a reader sees of a piece of HTML. */
export function plain(html: string): string {
  const { document } = parseHTML(`<!doctype html><p>${html}</p>`);
  return (document.querySelector('p')?.textContent ?? '').trim();
}

import { parseHTML } from 'linkedom';

/** A post as the site's own interface shows it to its editors, without markup. */
export interface RealPost {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly excerpt: string;
  /** Of the header image, with its credit; both are empty without one. */
  readonly alt: string;
  readonly caption: string;
  readonly tags: readonly string[];
}

/** A site builder that really runs, and an editor who is signed in there. */
export interface RealSite {
  readonly kind: 'wordpress' | 'ghost';
  readonly address: string;
  /** As the desk is given them. */
  readonly credentials: Readonly<Record<string, string>>;
  /** The request that makes a post, as its path. */
  readonly creation: RegExp;
  /** All that are not in the bin. */
  posts(): Promise<RealPost[]>;
  /** The published post as its readers get it. */
  page(id: string): Promise<string>;
  /** What somebody does there. */
  retitle(id: string, title: string): Promise<void>;
  /** The file that a person downloads there. */
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

/** What `npm run test:sites` has started. */
export const accounts = (): Accounts => JSON.parse(process.env['REAL_SITES'] ?? '') as Accounts;

/** @throws when the answer is an error */
export async function answerTo(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  if (answer.ok || answer.status === 302) return answer;
  throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}

/** `name=value` of each cookie that an answer sets. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');

/** What a reader sees of a piece of HTML. */
export function plain(html: string): string {
  const { document } = parseHTML(`<!doctype html><p>${html}</p>`);
  return (document.querySelector('p')?.textContent ?? '').trim();
}

import type { Conflict } from '../../notifications/contract.js';

/** A header image as it goes out. */
export interface PostImage {
  readonly id: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** What it shows. */
  readonly alt: string;
  /** Title, creator, source and licence, in words. */
  readonly credit: string;
  readonly licenceUrl: string | null;
}

/** An article as a site is given it. */
export interface SitePost {
  readonly articleId: string;
  /** Plain text. */
  readonly title: string;
  /** As the site's form wants it: WordPress blocks, a Lexical tree as JSON, or markdown, for a folder as its engine reads it. */
  readonly text: string;
  /** Of WordPress: the notes, a JSON list as its meta `footnotes` holds it. */
  readonly notes: string;
  /** Plain text; empty for none. */
  readonly summary: string;
  readonly publish: boolean;
  /** Names there. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly author: string | null;
  readonly image: PostImage | undefined;
  /** When it was promoted, with the house's zone. */
  readonly date: string;
  /** Of title and text. */
  readonly contentHash: string;
}

/** What tells an article's post from all others there. */
export interface Mark {
  readonly articleId: string;
  readonly title: string;
  /** The post's id there, where it is known. */
  readonly remoteId: string | undefined;
}

/** A post as the site has it. */
export interface RemotePost {
  readonly remoteId: string;
  readonly url: string;
  /** Gone: it lies in the bin. */
  readonly state: 'draft' | 'published' | 'gone';
  /** SHA-256, in hex, of its title, text, summary and notes in one form. */
  readonly fingerprint: string;
  /** What an update has to name besides. */
  readonly version?: string;
  /** Where its picture is there, for a site that is told of it by its address. */
  readonly picture?: string | null | undefined;
  /** What the site has left out, in sentences. */
  readonly remarks: readonly string[];
}

/** How a post is taken back: it becomes a draft, or leaves the site. */
export type TakingBack = 'draft' | 'unpublish';

export interface CheckedPoint {
  readonly point: 'connection' | 'sign-in' | 'rights' | 'clock';
  readonly ok: boolean;
  /** A sentence that says what was found and, where it is wrong, what to do. */
  readonly message: string;
}

/** A system that publishes articles. Faults of the other side are thrown as `SiteFailure`. */
export interface SiteBuilder {
  /** Looks whether posts could be sent; changes nothing there. Never throws for what the other side does. */
  check(): Promise<readonly CheckedPoint[]>;
  /** The article's post, by its id or else by our mark; the first one, where there are several. */
  find(mark: Mark): Promise<RemotePost | undefined>;
  /** Makes the post. Where a twin of it turns out to be there already, that one is kept. */
  create(post: SitePost): Promise<RemotePost>;
  update(found: RemotePost, change: SitePost | TakingBack): Promise<RemotePost>;
  /** The fingerprint that a post has where the site takes it as it is. */
  fingerprintOf(post: SitePost): string;
}

interface FailureDetails {
  /** What the site said. */
  readonly status?: number;
  readonly said?: string;
  readonly retryAfterMs?: number | undefined;
  readonly isFinal?: boolean;
  readonly conflict?: Conflict;
}

/** Why a post could not be read or written. The message is a sentence for administrators, without any secret. */
export class SiteFailure extends Error {
  constructor(
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
  }
}

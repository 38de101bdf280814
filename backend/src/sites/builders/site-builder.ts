import type { Conflict } from '../../notifications/contract.js';

/** A header image that goes out with a post. */
export interface PostImage {
  readonly id: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** The alternative text of the image. */
  readonly alt: string;
  /** Title, creator, source and licence, in words. */
  readonly credit: string;
  readonly licenceUrl: string | null;
}

/** An article in the form in which a site receives it. */
export interface SitePost {
  readonly articleId: string;
  /** The title in plain text. */
  readonly title: string;
  /**
   * The text in the site's form: WordPress blocks, a Lexical tree as JSON, or markdown, which for a folder suits its
   * engine.
   */
  readonly text: string;
  /** The notes of a post for WordPress, as the JSON list in its meta `footnotes`. */
  readonly notes: string;
  /** The summary in plain text; empty if there is none. */
  readonly summary: string;
  readonly publish: boolean;
  /** The name of the category on the site; tags and author are names there, too. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly author: string | null;
  readonly image: PostImage | undefined;
  /** The time of the promotion, in the house's zone. */
  readonly date: string;
  /** The hash of title and text. */
  readonly contentHash: string;
}

/** The facts by which an article's post is found among all others on a site. */
export interface Mark {
  readonly articleId: string;
  readonly title: string;
  /** The post's id on the site, if it is known. */
  readonly remoteId: string | undefined;
}

/** A post as it is on the site. */
export interface RemotePost {
  readonly remoteId: string;
  readonly url: string;
  /** `gone` means that the post is in the bin. */
  readonly state: 'draft' | 'published' | 'gone';
  /** SHA-256, in hex, of the post's normalised title, text, summary and notes. */
  readonly fingerprint: string;
  /** The version that an update must name. */
  readonly version?: string;
  /** The address of the picture on the site, for sites that take a picture by its address. */
  readonly picture?: string | null | undefined;
  /** Sentences that say which parts the site has left out. */
  readonly remarks: readonly string[];
}

/** The two ways to take a post back: it becomes a draft, or it leaves the site. */
export type TakingBack = 'draft' | 'unpublish';

export interface CheckedPoint {
  readonly point: 'connection' | 'sign-in' | 'rights' | 'clock';
  readonly ok: boolean;
  /** A sentence that says what was found and, if it is wrong, what to do. */
  readonly message: string;
}

/** A system that publishes articles. Faults of the other side are thrown as `SiteFailure`. */
export interface SiteBuilder {
  /** Checks whether posts can be sent, without changing anything. It never throws for a fault of the site. */
  check(): Promise<readonly CheckedPoint[]>;
  /** Finds the article's post by its id or else by the desk's mark; the first one if there are several. */
  find(mark: Mark): Promise<RemotePost | undefined>;
  /** Makes the post. If the article turns out to have a post already, that one is kept. */
  create(post: SitePost): Promise<RemotePost>;
  update(found: RemotePost, change: SitePost | TakingBack): Promise<RemotePost>;
  /** The fingerprint that a post has if the site stores it unchanged. */
  fingerprintOf(post: SitePost): string;
}

interface FailureDetails {
  /** The status of the site's answer. */
  readonly status?: number;
  readonly said?: string;
  readonly retryAfterMs?: number | undefined;
  readonly isFinal?: boolean;
  readonly conflict?: Conflict;
}

/**
 * The reason why a post could not be read or written. The message is a sentence for administrators, without secrets.
 */
export class SiteFailure extends Error {
  constructor(
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
  }
}

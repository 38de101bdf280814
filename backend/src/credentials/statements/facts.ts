/** The origins of a promoted text, counted word by word. */
export interface WordOrigins {
  /** The number of all words: the sum of the other four. */
  readonly words: number;
  /** The number of words that the model drafted. */
  readonly drafted: number;
  /** The number of the model's words from proposals that people accepted. */
  readonly proposed: number;
  /** The number of words that people wrote. */
  readonly person: number;
  /** The number of words from an archive, which does not tell how they were written; older facts have none. */
  readonly imported?: number | undefined;
  /** The number of people who wrote the words counted in `person`. */
  readonly people: number;
}

/** The person who is responsible for everything that leaves the desk, as the editor-in-chief has set it. */
export interface Responsible {
  readonly name: string;
  readonly role: string;
  readonly contact: string;
}

/** The recorded facts about a promoted text, as JSON, so that they can be kept with the signature. */
export interface TextFacts {
  readonly articleId: string;
  readonly title: string;
  /** The number of the package among those of its article, counted from 1. */
  readonly number: number;
  /** The revision of the article. */
  readonly revision: number;
  /** The SHA-256 of title and content, as in the package. */
  readonly contentHash: string;
  readonly rulesRevision: number;
  /** The origins of the words; null if they were not counted. */
  readonly origins: WordOrigins | null;
  /** The names of the models that wrote words of the text. */
  readonly models: readonly string[];
  /** Whether title and text are exactly those of the draft. */
  readonly asDrafted: boolean;
  /** The time of the draft, in ISO 8601. */
  readonly draftedAt: string;
  readonly promotedAt: string;
  /** Whether a person promoted it, rather than the desk by itself. */
  readonly promotedByPerson: boolean;
  /** Whether somebody opened this text for review before it was promoted. */
  readonly openedForReview: boolean;
  /** The number of people who reviewed or promoted it. */
  readonly approvals: number;
  /** The name of the house. */
  readonly publisher: string;
  /** The names of the people who edited it; empty unless the house wants them named. */
  readonly editors: readonly string[];
  readonly responsible: Responsible | null;
  /** A checkpoint that covers the promotion; null if none had been made by then. */
  readonly checkpoint: { readonly origin: string; readonly size: number; readonly root: string } | null;
}

/** The recorded facts about the Content Credentials that a picture came with. */
interface BroughtFacts {
  /**
   * The state of the credentials. `valid`: nothing was changed since the picture was signed. `trusted`: in addition, a
   * known authority vouches for the signer.
   */
  readonly state: 'trusted' | 'valid' | 'invalid' | 'unreadable';
  /** The signer's name in the certificate; null unless the state is valid or trusted. */
  readonly signer: string | null;
  /** The SHA-256 of the manifest store, in hex; null if there is no complete one. */
  readonly storeSha256: string | null;
}

/** The recorded facts about a header image. */
export interface ImageFacts {
  readonly title: string;
  /** Whether a model drew the image, or it was found. */
  readonly source: 'drawn' | 'found';
  /** The model that drew it; null for a found image, or if the model is not known. */
  readonly model: string | null;
  /** The creator of a found image; null if not known. */
  readonly creator: string | null;
  readonly credit: string | null;
  readonly licence: string | null;
  /** The address of the licence. */
  readonly licenceUrl: string | null;
  readonly sourcePage: string | null;
  /** The time at which it was drawn or found, in ISO 8601. */
  readonly at: string;
  /** Whether a person chose it among others. */
  readonly chosen: boolean;
  /** The Content Credentials that it came with; null if there were none. */
  readonly brought: BroughtFacts | null;
  readonly publisher: string;
}

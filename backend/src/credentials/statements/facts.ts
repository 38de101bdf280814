/** Whose the words of a promoted text are, counted word by word. */
export interface WordOrigins {
  /** All of them: the sum of the other four. */
  readonly words: number;
  /** The model's, as it drafted them. */
  readonly drafted: number;
  /** The model's, from proposals that people accepted. */
  readonly proposed: number;
  /** People's. */
  readonly person: number;
  /** Of an archive, which doesn't tell how they were written; older facts have none. */
  readonly imported?: number | undefined;
  /** How many people wrote those of people. */
  readonly people: number;
}

/** Who answers for what leaves the desk, as the editor-in-chief has set it. */
export interface Responsible {
  readonly name: string;
  readonly role: string;
  readonly contact: string;
}

/** What is on record of a promoted text; JSON, so that it can be kept with what was signed. */
export interface TextFacts {
  readonly articleId: string;
  readonly title: string;
  /** Of the package among those of its article, from 1. */
  readonly number: number;
  /** Of the article. */
  readonly revision: number;
  /** SHA-256 of title and content, as the package has it. */
  readonly contentHash: string;
  readonly rulesRevision: number;
  /** Null where they were not counted. */
  readonly origins: WordOrigins | null;
  /** The models that wrote words of it, by name. */
  readonly models: readonly string[];
  /** Title and text are those of the draft, to the letter. */
  readonly asDrafted: boolean;
  /** ISO 8601. */
  readonly draftedAt: string;
  readonly promotedAt: string;
  /** A person promoted it, rather than the desk by itself. */
  readonly promotedByPerson: boolean;
  /** Somebody opened this text for review before it was promoted. */
  readonly openedForReview: boolean;
  /** How many people reviewed or promoted it. */
  readonly approvals: number;
  /** The house. */
  readonly publisher: string;
  /** Who edited it, by name; empty unless the house says so. */
  readonly editors: readonly string[];
  readonly responsible: Responsible | null;
  /** One that covers the promotion; null where none was made by then. */
  readonly checkpoint: { readonly origin: string; readonly size: number; readonly root: string } | null;
}

/** What is on record of the Content Credentials that a picture came with. */
interface BroughtFacts {
  /** `valid`: nothing was changed since it was signed. `trusted`: and a known authority vouches for who signed. */
  readonly state: 'trusted' | 'valid' | 'invalid' | 'unreadable';
  /** As the certificate says; null unless valid or trusted. */
  readonly signer: string | null;
  /** SHA-256 of the manifest store, in hex; null where there is no whole one. */
  readonly storeSha256: string | null;
}

/** What is on record of a header image. */
export interface ImageFacts {
  readonly title: string;
  /** A model drew it, or it was found as it is. */
  readonly source: 'drawn' | 'found';
  /** The model that drew it; null for what was found, or where it is not known. */
  readonly model: string | null;
  /** Of what was found; null where it is not known. */
  readonly creator: string | null;
  readonly credit: string | null;
  readonly licence: string | null;
  /** Addresses. */
  readonly licenceUrl: string | null;
  readonly sourcePage: string | null;
  /** ISO 8601: when it was drawn or found. */
  readonly at: string;
  /** A person chose it among others. */
  readonly chosen: boolean;
  /** The Content Credentials that it came with; null where there were none. */
  readonly brought: BroughtFacts | null;
  readonly publisher: string;
}

/** A stretch of an article that stands on its own, under a heading in either of two manners. */
export interface Section {
  readonly heading: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
}

/** What the demo writer knows about one thing. Sections are written so that they can follow each other in any order. */
export interface Subject {
  /** Words by which a request for this subject is known, with blanks between; lower case, singular. */
  readonly words: string;
  readonly titles: readonly string[];
  /** Openings to choose from. */
  readonly leads: readonly string[];
  readonly sections: readonly Section[];
  /** Things for the reader to do, each a full sentence. */
  readonly checks: readonly string[];
  /** What to take to an expert; the last sentence of the article. */
  readonly question: string;
}

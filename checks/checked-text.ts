import type { CheckRules } from './check-rules.js';

/** A source that was given to the writer. */
export interface Source {
  /** As it is cited, without brackets: `s1`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url?: string | undefined;
}

/** What was asked for. */
export interface Brief {
  readonly outline?: readonly { readonly heading: string; readonly words: number }[] | undefined;
  /** The provider ended the answer before the model did. */
  readonly stoppedEarly?: boolean | undefined;
  /** The words are a model's: it may use no address that it was not given. */
  readonly writtenByModel?: boolean | undefined;
}

/** Another article that this one may be too close to; without a title where the reader may not know of it. */
export interface EarlierText {
  readonly title: string;
  readonly content: string;
}

/** Captions as they are published, and what they are held against. */
export interface CheckedCaptions {
  readonly captions: readonly string[];
  readonly brandTags: readonly string[];
  readonly link: string;
}

/** All that the checks of one text may rest on. The same input gives the same findings. */
export interface CheckedText {
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly rules: CheckRules;
  readonly brief?: Brief | undefined;
  /** Undefined: it isn't known which there were. */
  readonly sources?: readonly Source[] | undefined;
  readonly earlier?: readonly EarlierText[] | undefined;
  /** Texts of the persona that people approved. */
  readonly samples?: readonly string[] | undefined;
  readonly captions?: CheckedCaptions | undefined;
}

import type { CheckRules } from './check-rules.js';
import type { Claim } from './claim.js';
import type { Range } from './ranges.js';

/** A source that was given to the writer. */
export interface Source {
  /** As it is cited, without brackets: `s1`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url?: string | null | undefined;
}

/** What was asked for. */
export interface Brief {
  readonly outline?:
    | readonly {
        readonly heading: string;
        readonly words: number;
        /** What it is to say; left out where no person approved it. */
        readonly points?: readonly string[];
      }[]
    | undefined;
  /** The provider ended the answer before the model did. */
  readonly stoppedEarly?: boolean | undefined;
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
  /** What a model said of passages when it read the text with its sources; undefined: none has. */
  readonly claims?: readonly Claim[] | undefined;
  /** What people asked the model for, in their own words. */
  readonly asked?: readonly string[] | undefined;
  /**
   * What of the content a model wrote, in order, without overlaps and none touching the next: it may use no address that
   * it was not given. `unknown`: that could not be found. Undefined: nothing is held against its writer.
   */
  readonly modelWords?: readonly Range[] | 'unknown' | undefined;
  readonly earlier?: readonly EarlierText[] | undefined;
  /** Texts of the persona that people approved. */
  readonly samples?: readonly string[] | undefined;
  readonly captions?: CheckedCaptions | undefined;
}

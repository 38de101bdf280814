import type { CheckRules } from './check-rules.js';
import type { Claim } from './claim.js';
import type { Range } from './ranges.js';

/** A source that was given to the writer. */
export interface Source {
  /** The id by which the source is cited, without brackets: `s1`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url?: string | null | undefined;
}

/** The request for a text. */
export interface Brief {
  readonly outline?:
    | readonly {
        readonly heading: string;
        readonly words: number;
        /** The points that the section must make; undefined if no person approved them. */
        readonly points?: readonly string[];
      }[]
    | undefined;
  /** Whether the provider ended the answer before the model did. */
  readonly stoppedEarly?: boolean | undefined;
}

/** Another article that this one may be too close to. */
export interface EarlierText {
  readonly title: string;
  readonly content: string;
}

/** Captions as they are published, and the rules for them. */
export interface CheckedCaptions {
  readonly captions: readonly string[];
  readonly brandTags: readonly string[];
  readonly link: string;
}

/** Everything that the checks of one text may depend on. The same input gives the same findings. */
export interface CheckedText {
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly rules: CheckRules;
  readonly brief?: Brief | undefined;
  /** The sources; undefined if they are not known. */
  readonly sources?: readonly Source[] | undefined;
  /** The model's claims about passages, made after reading the text with its sources; undefined when no model has. */
  readonly claims?: readonly Claim[] | undefined;
  /** The people's requests to the model, in their own words. */
  readonly asked?: readonly string[] | undefined;
  /**
   * The parts of the content that a model wrote, in order, neither overlapping nor touching: it may use no address that
   * it was not given. `unknown` when they could not be found; undefined when the writer's addresses are not checked.
   */
  readonly modelWords?: readonly Range[] | 'unknown' | undefined;
  readonly earlier?: readonly EarlierText[] | undefined;
  /** The texts of the persona that people have approved. */
  readonly samples?: readonly string[] | undefined;
  readonly captions?: CheckedCaptions | undefined;
}

/**
 * The part of the editorial rules document that checks read. The lists in `lists/` are used for lists that are missing.
 */
export interface CheckRules {
  readonly format_and_quality_standards: {
    readonly length: {
      readonly min_words: number;
      readonly max_words: number;
      readonly preferred_range: string;
    };
    readonly must_include_at_least_one_of: readonly string[];
  };
  readonly do_not: readonly string[];
  readonly checks?: Readonly<Record<string, Setting>> | undefined;
  readonly terms?: readonly string[] | undefined;
  readonly risky_claims?: readonly string[] | undefined;
  readonly required_blocks?: readonly RequiredBlock[] | undefined;
  readonly machine_tone?: readonly WeightedPhrase[] | undefined;
  /** The house's own abbreviations, in addition to the common ones: their full stop never ends a sentence. */
  readonly abbreviations?: readonly string[] | undefined;
}

/** The house's severity for a check; with `off` it isn't run. */
export type Setting = 'block' | 'warn' | 'info' | 'off';

export interface RequiredBlock {
  readonly name: string;
  readonly text: string;
}

export interface WeightedPhrase {
  readonly phrase: string;
  readonly weight: number;
}

import type { RuleReport } from '../../editorial/contract.js';
import type { Provenance } from '../../platform/ai/ask-until-enough.js';

/** An article as the model left it, checked, with what is needed to say where it came from. */
export interface WrittenArticle {
  readonly ok: true;
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly wordCount: number;
  readonly ruleReport: RuleReport;
  readonly provenance: Omit<Provenance, 'askedAgain'> & {
    /** The rules that the first draft broke, when this text is the revision; else empty. */
    readonly revisedFor: readonly string[];
  };
}

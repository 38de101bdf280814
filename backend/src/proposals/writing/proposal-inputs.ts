import type { CitedSource } from '../../sources/contract.js';
import type { RulesDocument } from '../../editorial/contract.js';
import type { DescribedPersona } from '../../personas/contract.js';
import type { ProposalKind } from '../domain/proposals.events.js';

/** Everything that determines the prompt for a proposal. The same inputs give the same prompt. */
export interface ProposalInputs {
  readonly kind: ProposalKind;
  readonly article: { readonly title: string; readonly content: string };
  /** The text to change, without the blanks around it; the whole content for a title. */
  readonly passage: string;
  /** The paragraphs of the passage that people have written or changed, and that must not change. */
  readonly locked: readonly string[];
  /** The text around the passage, for reading only. */
  readonly around: { readonly before: string; readonly after: string };
  /** The persona whose voice the words should have; null if it has been deleted. */
  readonly persona: DescribedPersona | null;
  readonly rules: Pick<RulesDocument, 'do' | 'do_not' | 'spelling'>;
  /** The findings of a check in the passage. */
  readonly findings: readonly {
    readonly message: string;
    readonly quotes: readonly string[];
    readonly suggestion: string | null;
    /** The way to correct the finding, if its message does not make it clear. */
    readonly mending: string | null;
  }[];
  /** The sources that the article was written from, if a finding is to be corrected. */
  readonly sources: readonly CitedSource[];
  readonly instruction: string | null;
  /** The faults of the previous answer. */
  readonly faults: readonly string[];
}

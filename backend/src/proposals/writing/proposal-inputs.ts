import type { CitedSource } from '../../sources/contract.js';
import type { RulesDocument } from '../../editorial/contract.js';
import type { DescribedPersona } from '../../personas/contract.js';
import type { ProposalKind } from '../domain/proposals.events.js';

/** Everything that decides what a model is asked to propose. The same inputs give the same prompt. */
export interface ProposalInputs {
  readonly kind: ProposalKind;
  readonly article: { readonly title: string; readonly content: string };
  /** The text to change, without the blanks around it; the whole content for a title. */
  readonly passage: string;
  /** Paragraphs of the passage that people have written or changed, and that have to stay. */
  readonly locked: readonly string[];
  /** The text around the passage, for reading only. */
  readonly around: { readonly before: string; readonly after: string };
  /** The persona whose voice the words should have; null when it has been deleted. */
  readonly persona: DescribedPersona | null;
  readonly rules: Pick<RulesDocument, 'do' | 'do_not' | 'spelling'>;
  /** What a check found in the passage. */
  readonly findings: readonly {
    readonly message: string;
    readonly quotes: readonly string[];
    readonly suggestion: string | null;
    /** What to do about the finding, where that is not clear from its message. */
    readonly mending: string | null;
  }[];
  /** What the article was written from, if a finding is to be mended. */
  readonly sources: readonly CitedSource[];
  readonly instruction: string | null;
  /** What was wrong with the previous answer. */
  readonly faults: readonly string[];
}

import type { CitedSource } from '../../sources/contract.js';
import type { RulesDocument } from '../../editorial/contract.js';
import type { DescribedPersona } from '../../personas/contract.js';
import type { ProposalKind } from '../domain/proposals.events.js';

/** Everything that decides what a model is asked to propose. The same inputs give the same prompt. */
export interface ProposalInputs {
  readonly kind: ProposalKind;
  readonly article: { readonly title: string; readonly content: string };
  /** What is to be changed, without the blanks around it; the whole content for a title. */
  readonly passage: string;
  /** Paragraphs of the passage that people have written or changed, and that have to stay. */
  readonly locked: readonly string[];
  /** What stands around it, for reading only. */
  readonly around: { readonly before: string; readonly after: string };
  /** Whose voice the words should have; null when it has been deleted. */
  readonly persona: DescribedPersona | null;
  readonly rules: Pick<RulesDocument, 'do' | 'do_not' | 'spelling'>;
  /** What a check found in the passage. */
  readonly findings: readonly {
    readonly message: string;
    readonly quotes: readonly string[];
    readonly suggestion: string | null;
    /** What is to be done about it, where that doesn't follow from it. */
    readonly mending: string | null;
  }[];
  /** What the article was written from, where a finding is to be mended. */
  readonly sources: readonly CitedSource[];
  readonly instruction: string | null;
  /** What was wrong with the answer before. */
  readonly faults: readonly string[];
}

import type { RuleReport } from '../../editorial/contract.js';
import type { Spent } from '../../platform/ai/text-model.js';

/** An article as the model left it, checked, with what is needed to say where it came from. */
export interface WrittenArticle {
  readonly ok: true;
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly wordCount: number;
  readonly ruleReport: RuleReport;
  readonly provenance: {
    readonly provider: string;
    readonly model: string;
    /** Version and hash of the prompt that asked for the article; a revision's prompt follows from it. */
    readonly promptVersion: string;
    readonly promptHash: string;
    /** Of the draft and its revision together; `null` when the provider counts none. */
    readonly tokens: Spent['tokens'];
    readonly durationMs: number;
    /** The rules that the first draft broke, when this text is the revision; else empty. */
    readonly revisedFor: readonly string[];
  };
}

/** What the writer is doing; before the first stage an article waits for a slot. */
export type WritingStage = 'writing' | 'checking' | 'revising';

import { Injectable } from '@nestjs/common';
import { checkRules, countWords, type RuleCheck, type RuleReport } from '../../editorial/contract.js';
import type { Prompt } from '../../platform/ai/prompt.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import {
  TextModel,
  type TextSuccess,
  type TextSlot,
  type SlotOptions,
} from '../../platform/ai/text-model.js';
import type { ArticleAnswer } from './article-answer.js';
import type { ArticleInputs } from './article-inputs.js';
import { articlePrompt } from './article-prompt.js';
import { withoutRepeatedTitle } from './repeated-title.js';
import { revisionPrompt } from './revision-prompt.js';
import type { WritingStage, WrittenArticle } from './written-article.js';

export interface ArticleOrder {
  readonly inputs: ArticleInputs;
  /** Revision of `inputs.rules`, for the report. */
  readonly rulesRevision: number;
}

export interface WritingOptions extends SlotOptions {
  /** Told at the beginning of each stage; must not throw. */
  readonly onStage?: (stage: WritingStage) => void;
}

interface CheckedDraft {
  readonly answer: ArticleAnswer;
  readonly by: { readonly provider: string; readonly model: string };
  readonly report: RuleReport;
}

const failuresOf = ({ report }: CheckedDraft): RuleCheck[] =>
  report.checks.filter(({ status }) => status === 'fail');

/** Writes an article and checks it against the editorial rules; a draft that breaks one is revised once. */
@Injectable()
export class ArticleWriter {
  constructor(private readonly model: TextModel) {}

  /**
   * Draft, checks and revision share one slot: one time limit, one number of upstream calls. When the
   * revision fails, runs out of any of these, or breaks more rules, the draft stands with its report.
   */
  async write(order: ArticleOrder, options: WritingOptions): Promise<WrittenArticle | TextFailure> {
    return this.model.withSlot(options, async (slot) => {
      options.onStage?.('writing');
      const prompt = articlePrompt.from(order.inputs);
      const first = await slot.complete(prompt);
      if (!first.ok) return first;
      options.onStage?.('checking');
      const draft = this.checked(first, order);
      if (draft.report.passed) return written(draft, [], prompt, slot);
      options.onStage?.('revising');
      const revision = await this.revised(draft, order, slot);
      if (!revision || failuresOf(revision).length > failuresOf(draft).length) {
        return written(draft, [], prompt, slot);
      }
      return written(revision, failuresOf(draft), prompt, slot);
    });
  }

  private checked(
    success: TextSuccess<ArticleAnswer>,
    { inputs, rulesRevision }: ArticleOrder,
  ): CheckedDraft {
    const answer = withoutRepeatedTitle(success.value);
    return { answer, by: success, report: checkRules(answer, inputs.rules, rulesRevision) };
  }

  private async revised(
    draft: CheckedDraft,
    order: ArticleOrder,
    slot: TextSlot,
  ): Promise<CheckedDraft | undefined> {
    const inputs = { article: order.inputs, draft: draft.answer, failures: failuresOf(draft) };
    const second = await slot.complete(revisionPrompt.from(inputs));
    return second.ok ? this.checked(second, order) : undefined;
  }
}

function written(
  { answer, by, report }: CheckedDraft,
  revisedFor: readonly RuleCheck[],
  { version, hash }: Prompt<ArticleAnswer>,
  slot: TextSlot,
): WrittenArticle {
  const { tokens, durationMs } = slot.spent();
  return {
    ok: true,
    title: answer.title,
    content: answer.content,
    wordCount: countWords(answer.content),
    ruleReport: report,
    provenance: {
      provider: by.provider,
      model: by.model,
      promptVersion: version,
      promptHash: hash,
      tokens,
      durationMs,
      revisedFor: revisedFor.map(({ rule }) => rule),
    },
  };
}

import { Injectable } from '@nestjs/common';
import { countWords } from '../../../../checks/text/word-count.js';
import { checkRules, type RuleCheck, type RuleReport } from '../../editorial/contract.js';
import { askUntilEnough, type Provenance, type WritingStage } from '../../platform/ai/ask-until-enough.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { SlotOptions } from '../../platform/ai/provider-slots.js';
import type { TextSuccess } from '../../platform/ai/text-provider.js';
import type { ArticleAnswer } from './article-answer.js';
import type { ArticleInputs } from './article-inputs.js';
import { articlePrompt } from './article-prompt.js';
import { withoutRepeatedTitle } from './repeated-title.js';
import { revisionPrompt } from './revision-prompt.js';
import type { WrittenArticle } from './written-article.js';

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
    const { inputs } = order;
    return this.model.withSlot<WrittenArticle | TextFailure>(options, async (slot) => {
      const drafts: CheckedDraft[] = [];
      const { failure, provenance } = await askUntilEnough<ArticleAnswer>(slot, {
        mostAnswers: 2,
        prompt: () => {
          const [draft] = drafts;
          if (!draft) return articlePrompt.from(inputs);
          return revisionPrompt.from({ article: inputs, draft: draft.answer, failures: failuresOf(draft) });
        },
        take: (answer) => {
          const draft = checked(answer, order);
          drafts.push(draft);
          return draft.report.passed;
        },
        onStage: options.onStage,
      });
      return provenance ? written(drafts, provenance) : failure;
    });
  }
}

function checked(success: TextSuccess<ArticleAnswer>, { inputs, rulesRevision }: ArticleOrder): CheckedDraft {
  const answer = withoutRepeatedTitle(success.value);
  return { answer, by: success, report: checkRules(answer, inputs.rules, rulesRevision) };
}

/** The revision, unless it breaks more rules than the draft. */
function written(
  drafts: readonly CheckedDraft[],
  { promptVersion, promptHash, tokens, durationMs }: Provenance,
): WrittenArticle {
  const best = drafts.reduce((draft, revision) =>
    failuresOf(revision).length > failuresOf(draft).length ? draft : revision,
  );
  const { answer, by, report } = best;
  return {
    ok: true,
    title: answer.title,
    content: answer.content,
    wordCount: countWords(answer.content),
    ruleReport: report,
    provenance: {
      provider: by.provider,
      model: by.model,
      promptVersion,
      promptHash,
      tokens,
      durationMs,
      revisedFor: drafts
        .slice(0, drafts.indexOf(best))
        .flatMap(failuresOf)
        .map(({ rule }) => rule),
    },
  };
}

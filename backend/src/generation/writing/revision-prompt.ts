import type { RuleCheck } from '../../editorial/contract.js';
import { material } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import type { ArticleInputs } from './article-inputs.js';
import { articleSystem, articleUser } from './article-prompt.js';

export interface RevisionInputs {
  readonly article: ArticleInputs;
  readonly draft: ArticleAnswer;
  /** The checks that the draft failed. */
  readonly failures: readonly RuleCheck[];
}

/** Asks for a draft that broke rules once more, whole. Raise the version with any change of the wording here. */
export const revisionPrompt = new PromptKind<RevisionInputs, ArticleAnswer>(
  'article-revision',
  '1',
  articleAnswer,
  ({ article, draft, failures }) => ({
    system: articleSystem(article.rules),
    user: [
      articleUser(article),
      'You have written the draft below. It breaks rules of the house:',
      material('Rules broken', failures.map(({ rule, detail }) => `${rule}. ${detail}`).join('\n')),
      material('Title of the draft', draft.title),
      material('Body of the draft', draft.content),
      'Revise it so that it keeps every rule. Leave what is good as it is, and give the whole article again.',
    ].join('\n\n'),
  }),
);

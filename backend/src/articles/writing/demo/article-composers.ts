import type { DemoComposers } from '../../../platform/ai/demo/demo-composers.js';
import { articlePrompt } from '../article-prompt.js';
import { revisionPrompt } from '../revision-prompt.js';
import { composeArticle } from './compose-article.js';

/** Teaches the demo writer to write articles. */
export function registerArticleComposers(composers: DemoComposers): void {
  composers.register(articlePrompt, composeArticle);
  // Composing tries what the rules leave room for the first time already: a draft that broke one cannot be bettered.
  composers.register(revisionPrompt, ({ draft }) => draft);
}

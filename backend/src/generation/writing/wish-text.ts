import { optionalMaterial } from '../../platform/ai/material.js';
import type { ArticleInputs } from './article-inputs.js';

type Wish = Pick<ArticleInputs, 'customPrompt' | 'idea' | 'plan'>;

/** The idea that the article carries out; what it is to be checked against is left to those who need it. */
export const ideaText = ({ idea }: Pick<Wish, 'idea'>): string[] => [
  ...optionalMaterial('Topic idea: title', idea?.title),
  ...optionalMaterial('Topic idea: angle', idea?.angle),
  ...optionalMaterial('Topic idea: why now', idea?.relevance),
];

/** The wish of a person, and what the plan of a batch made of it for this article. */
export const askedText = ({ customPrompt, plan }: Pick<Wish, 'customPrompt' | 'plan'>): string[] => [
  ...optionalMaterial('What the desk asks for', customPrompt),
  ...optionalMaterial('Its subject, as planned', plan?.subject),
  ...optionalMaterial('Its angle, as planned', plan?.angle),
];

/** The lines that say what an article is to be about, in the same words for every step. */
export const wishText = (wish: Wish): string[] => [...ideaText(wish), ...askedText(wish)];

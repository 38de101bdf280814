import type { PlanInputs } from '../../generation/contract.js';
import { chooseTheme } from './choose-theme.js';

interface ComposedPlan {
  readonly articles: { article: number; subject: string; angle: string; title: string }[];
}

/** The titles that the articles of the batch come to have, as they count through the subjects of their category. */
export function composePlan({ articles, customPrompt, recentTitles }: PlanInputs): ComposedPlan {
  return {
    articles: articles.map(({ persona, category, about }, index) => {
      const siblings = articles.flatMap((other, place) => (other.category === category ? [place] : []));
      const sibling = { number: siblings.indexOf(index) + 1, of: siblings.length };
      const wish = { persona: { name: persona }, category: { name: category }, customPrompt, idea: null };
      const { title } = chooseTheme({ ...wish, recentTitles, sibling }, () => true);
      return {
        article: index + 1,
        subject: title,
        angle: about.slice(0, 500) || 'As an owner sees it.',
        title,
      };
    }),
  };
}

import { firstCategories, firstRules, type RulesDocument } from '../../../editorial/contract.js';
import { firstPersonas } from '../../../personas/contract.js';
import type { ArticleInputs } from '../article-inputs.js';

/** Returns the inputs of an article: by default the first persona, category and rules, and no wishes. */
export const articleInputs = (overrides: Partial<ArticleInputs> = {}): ArticleInputs => ({
  date: '2026-11-28',
  persona: firstPersonas[0],
  category: firstCategories[0],
  otherCategories: firstCategories.slice(1).map(({ name }) => name),
  rules: firstRules,
  customPrompt: null,
  idea: null,
  recentTitles: [],
  recentShapes: [],
  sibling: null,
  plan: null,
  sources: [],
  ...overrides,
});

interface RuleWishes {
  min?: number;
  max?: number;
  include?: string[];
  doNot?: string[];
}

/** Returns the first rules with other bounds and phrases. */
export const rulesWith = ({ min, max, include, doNot }: RuleWishes): RulesDocument => {
  const { length, must_include_at_least_one_of } = firstRules.format_and_quality_standards;
  return {
    ...firstRules,
    format_and_quality_standards: {
      length: { ...length, min_words: min ?? length.min_words, max_words: max ?? length.max_words },
      must_include_at_least_one_of: include ?? must_include_at_least_one_of,
    },
    do_not: doNot ?? firstRules.do_not,
  };
};

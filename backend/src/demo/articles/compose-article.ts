import { comparable, phrasesIn, quotedPhrases } from '../../../../checks/text/quoted-phrases.js';
import type { Phrase } from '../../../../checks/text/phrase-finder.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { checkRules, type RulesDocument } from '../../editorial/contract.js';
import type { ArticleAnswer, ArticleInputs } from '../../generation/contract.js';
import { chooseLens } from './choose-lens.js';
import { chooseTheme, type Theme } from './choose-theme.js';
import { fit } from './fit.js';
import { forms, plainForm, type Form } from './form.js';
import { markdownOf, paragraph, type Part } from './part.js';
import { plan } from './plan.js';
import { seeded, type Random } from '../wording/seeded.js';
import { tailOf } from './tail.js';

/** Where between the fewest and the most words an article comes to rest. */
function targetWords(rules: RulesDocument, random: Random): number {
  const { min_words, max_words } = rules.format_and_quality_standards.length;
  return Math.ceil(min_words + (max_words - min_words) * (0.2 + 0.45 * random()));
}

/** Room that is left so that a tail can always fill it up: the shortest has three words. */
const tailRoom = 3;

function withTail(parts: readonly Part[], rules: RulesDocument): Part[] {
  const { min_words, max_words } = rules.format_and_quality_standards.length;
  const words = countWords(markdownOf(parts));
  const closing = parts.at(-1);
  if (words >= min_words || !closing) return [...parts];
  const tail = tailOf(Math.min(Math.max(min_words - words, tailRoom), max_words - words));
  return [...parts.slice(0, -1), { ...closing, blocks: [...closing.blocks, paragraph(tail.join(' '))] }];
}

const maxAttempts = 5;

/** Says whether a text has none of the phrases that the rules forbid. */
function suitability(rules: RulesDocument): (text: string) => boolean {
  const forbidden = rules.do_not.flatMap(quotedPhrases);
  return (text) => phrasesIn(comparable(text), forbidden).length === 0;
}

/** Articles of one batch take the forms in turn; others one that their title decides. */
function formOf({ category, customPrompt, sibling }: ArticleInputs, { title }: Theme): Form {
  const random = seeded([category.name, customPrompt, sibling ? null : title]);
  const turn = Math.floor(random() * forms.length) + (sibling?.number ?? 0);
  return forms[turn % forms.length] ?? plainForm;
}

/** What makes one article differ from the next; what else an object brings along, such as an id, does not. */
function seedOf({ persona, category, customPrompt, idea, sibling }: ArticleInputs): unknown {
  const { name, aboutMe, writingStyle, context, tonePillars, writingAngle, expertise } = persona;
  const voice = [name, aboutMe, writingStyle, context, tonePillars, writingAngle, expertise];
  return [voice, category.name, category.description, customPrompt, idea, sibling];
}

function compose(inputs: ArticleInputs, attempt: number, phrase: Phrase | undefined): ArticleAnswer {
  const { rules } = inputs;
  const suits = suitability(rules);
  const theme = chooseTheme(inputs, suits);
  const random = seeded([seedOf(inputs), theme.title, attempt]);
  const form = formOf(inputs, theme);
  const target = targetWords(rules, random);
  const lens = chooseLens(inputs.persona);
  const parts = plan({ inputs, theme, lens, form, random, suits, phrase: phrase?.words, target });
  const most = rules.format_and_quality_standards.length.max_words - tailRoom;
  const fitting = fit(parts, { target, most });
  return { title: theme.title, content: markdownOf(withTail(fitting, rules)) };
}

/**
 * Composes an article from what is known of the category, the prompt, the persona and the rules. Pure: the same inputs
 * give the same article. It keeps every rule that a machine can check, as far as the rules leave room for a text.
 */
export function composeArticle(inputs: ArticleInputs): ArticleAnswer {
  const keepsRules = (article: ArticleAnswer): boolean => checkRules(article, inputs.rules, 0).passed;
  const free = compose(inputs, 0, undefined);
  if (keepsRules(free)) return free;
  // Some phrase did not come by itself, or a forbidden one came about where two texts met.
  const phrases =
    inputs.rules.format_and_quality_standards.must_include_at_least_one_of.flatMap(quotedPhrases);
  const suits = suitability(inputs.rules);
  const phrase = phrases.find(({ words }) => suits(words));
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const article = compose(inputs, attempt, phrase);
    if (keepsRules(article)) return article;
  }
  return free;
}

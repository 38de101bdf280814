import type { ArticleInputs, ArticleAnswer } from '../../generation/contract.js';
import { lenses, type Lens } from './lens.js';
import { plainWords } from '../wording/words.js';
import {
  headingWords,
  lengthOf,
  wordCountOf,
  type DemoBlock,
  type Part,
  partsAsMarkdown,
  paragraph,
} from './part.js';
import { doNot } from '../../../../checks/do-not.check.js';
import { judge } from '../../../../checks/house-rules.js';
import { readOrNot, resultsOf } from '../../../../checks/registry.js';
import { quotedPhrases } from '../../../../checks/text/quoted-phrases.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { reportOf, type RulesDocument } from '../../editorial/contract.js';
import { chooseTheme, type Theme } from './choose-theme.js';
import { forms, type Form } from './form.js';
import { plannedParts } from './plan.js';
import { seeded, type Random } from '../wording/seeded.js';

function mentions(text: string, { words }: Lens): number {
  return plainWords(text).filter((word) => words.some((stem) => word.startsWith(stem))).length;
}

/**
 * Returns the lens that a persona's texts mention most; the name weighs more than the expertise, and the expertise more
 * than the rest.
 */
function chooseLens({ name, expertise, writingAngle, aboutMe, context }: ArticleInputs['persona']): Lens {
  const weigh = (lens: Lens): number =>
    100 * mentions(name, lens) +
    10 * mentions(expertise, lens) +
    mentions([writingAngle, aboutMe, context].join(' '), lens);
  return lenses.reduce((best, lens) => (weigh(lens) >= weigh(best) ? lens : best));
}

interface Room {
  /** The number of words at which no further part is taken. */
  readonly target: number;
  /** The number of words that must never be exceeded. */
  readonly most: number;
}

/**
 * Returns as many units of a block, from the first on, as there is room for; undefined if there is none for the first.
 */
function shortened(block: DemoBlock, room: number): DemoBlock | undefined {
  for (let count = block.units.length; count > 0; count -= 1) {
    const kept = { ...block, units: block.units.slice(0, count) };
    if (wordCountOf(kept) <= room) return kept;
  }
  return undefined;
}

/** Returns the part with the blocks that there is room for, the last of which may be shortened. */
function fitted(part: Part, used: number, { target, most }: Room): Part | undefined {
  const kept: DemoBlock[] = [];
  let total = used + headingWords(part);
  for (const block of part.blocks) {
    if (kept.length > 0 && total >= target) break;
    const fitting = shortened(block, most - total);
    if (fitting) kept.push(fitting);
    if (!fitting || fitting.units.length < block.units.length) break;
    total += wordCountOf(fitting);
  }
  return kept.length > 0 ? { ...part, blocks: kept } : undefined;
}

/**
 * Takes parts, those of the lowest rank first, until the target is reached, and returns them in their original order.
 * The result never has more than `most` words; it has fewer than the target when the parts are used up.
 */
function fit(parts: readonly Part[], room: Room): Part[] {
  const taken = new Map<Part, Part>();
  let used = 0;
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (used >= room.target) break;
    const fitting = fitted(part, used, room);
    if (!fitting) continue;
    taken.set(part, fitting);
    used += lengthOf(fitting);
  }
  return parts.flatMap((part) => taken.get(part) ?? []);
}

/** Sentences that stand on their own, one of each length from three words to eight. */
const tails: readonly string[] = [
  'Keep the paper.',
  'Date what you write.',
  'Write it down this week.',
  'Ask who examined it, and how.',
  'Put one copy in another building today.',
  'Show the list to one person you trust.',
];

const [fewest, most] = [3, 8];

/** Returns sentences with exactly this many words together, for rules with little room; at least three words. */
function tailOf(words: number): string[] {
  if (words < fewest) return [];
  const length = words <= most ? words : Math.min(most, words - fewest);
  return [...tails.slice(length - fewest, length - fewest + 1), ...tailOf(words - length)];
}

/** Returns the length that an article aims for, in words, between the fewest and the most. */
function targetWords(rules: RulesDocument, random: Random): number {
  const { min_words, max_words } = rules.format_and_quality_standards.length;
  return Math.ceil(min_words + (max_words - min_words) * (0.2 + 0.45 * random()));
}

/** The number of words that are left so that a tail can always fill them: the shortest tail has three words. */
const tailRoom = 3;

function withTail(parts: readonly Part[], rules: RulesDocument): Part[] {
  const { min_words, max_words } = rules.format_and_quality_standards.length;
  const words = countWords(partsAsMarkdown(parts));
  const closing = parts.at(-1);
  if (words >= min_words || !closing) return [...parts];
  const tail = tailOf(Math.min(Math.max(min_words - words, tailRoom), max_words - words));
  return [...parts.slice(0, -1), { ...closing, blocks: [...closing.blocks, paragraph(tail.join(' '))] }];
}

const maxAttempts = 5;

/**
 * Returns a function that says whether a text has no phrase that the rules forbid. The text is read as a title, which
 * has no markdown.
 */
function suitability(rules: RulesDocument): (text: string) => boolean {
  return (title) =>
    resultsOf(doNot, readOrNot({ title, content: '', rules })).every(({ verdict }) => verdict !== 'fail');
}

/**
 * Returns the form of an article. Articles of one batch take the forms in turn; for any other article, the title
 * determines the form.
 */
function formOf({ category, customPrompt, sibling }: ArticleInputs, { title }: Theme): Form {
  const random = seeded([category.name, customPrompt, sibling ? null : title]);
  const turn = Math.floor(random() * forms.length) + (sibling?.number ?? 0);
  return forms[turn % forms.length] ?? forms[0];
}

/** Returns the inputs that make articles differ, without others that an object may have, such as an id. */
function seedOf({ persona, category, customPrompt, idea, sibling }: ArticleInputs): unknown {
  const { name, aboutMe, writingStyle, context, tonePillars, writingAngle, expertise } = persona;
  const voice = [name, aboutMe, writingStyle, context, tonePillars, writingAngle, expertise];
  return [voice, category.name, category.description, customPrompt, idea, sibling];
}

function compose(inputs: ArticleInputs, attempt: number, phrase: string | undefined): ArticleAnswer {
  const { rules } = inputs;
  const suits = suitability(rules);
  const theme = chooseTheme(inputs, suits);
  const random = seeded([seedOf(inputs), theme.title, attempt]);
  const form = formOf(inputs, theme);
  const target = targetWords(rules, random);
  const lens = chooseLens(inputs.persona);
  const parts = plannedParts({ inputs, theme, lens, form, random, suits, phrase, target });
  const most = rules.format_and_quality_standards.length.max_words - tailRoom;
  const fitting = fit(parts, { target, most });
  return { title: theme.title, content: partsAsMarkdown(withTail(fitting, rules)) };
}

/**
 * Composes an article from the category, the prompt, the persona and the rules. It is pure: the same inputs give the
 * same article. The article keeps every rule that a machine can check, as far as the rules leave room for a text.
 */
export function composeArticle(inputs: ArticleInputs): ArticleAnswer {
  const { rules } = inputs;
  const keepsRules = (article: ArticleAnswer): boolean => reportOf(judge({ ...article, rules }), 0).passed;
  const free = compose(inputs, 0, undefined);
  if (keepsRules(free)) return free;
  // A required phrase was missing, or the combination of two texts contained a forbidden one.
  const phrases = rules.format_and_quality_standards.must_include_at_least_one_of.flatMap(quotedPhrases);
  const suits = suitability(rules);
  const phrase = phrases.find(suits);
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const article = compose(inputs, attempt, phrase);
    if (keepsRules(article)) return article;
  }
  return free;
}
